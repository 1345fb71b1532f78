/** What an event changes on the table, so that it can breathe, and what it says for the end of the game. */
import { areaSpot } from './spots'

type Data = Record<string, unknown>

const word = (data: Data, name: string): string => (typeof data[name] === 'string' ? data[name] : '')

/** The spots an event changes; those of a seat are named `seat:N` and, on the own desk, by the thing itself. */
export function spotsOfEvent(data: Data): string[] {
  const seat = typeof data['seat'] === 'number' ? [`seat:${data['seat']}`] : []
  switch (data['event']) {
    case 'states':
      return [`space:${word(data, 'space')}`, `action:${word(data, 'action')}`]
    case 'coffee':
    case 'pay-coffee':
      return ['coffee', ...seat]
    case 'box':
    case 'uses-box':
    case 'sells-box':
      return ['boxes', ...seat]
    case 'bright':
    case 'pay-bright':
      return ['bright', ...seat]
    case 'insight':
      return [areaSpot(word(data, 'to'))]
    case 'insight-placed':
      return [areaSpot(word(data, 'insight'))]
    case 'inkpot':
      return [`inkpot:${word(data, 'space')}`]
    case 'places-tile':
      return [`cell:${String(data['cell'])}`]
    case 'professor':
    case 'freud':
    case 'journalist':
      return [`location:${word(data, 'location')}`]
    case 'bonus':
      return [`bonus:${word(data, 'bonus')}`]
    case 'district-bonus':
      return [`district:${word(data, 'space')}`]
    case 'goal':
      return [`goal:${word(data, 'goal')}`]
    case 'publishes':
    case 'cites':
      return [`treatise:${word(data, 'treatise')}`]
    case 'plays-research':
      return [`in-play:${word(data, 'card')}`]
    default:
      return seat
  }
}
