/** The plain table: any game told in words, until it has a board of its own. */
import type { GameModule } from '../contract'
import Board from './Board.svelte'

const plain: GameModule = {
  Board,
  stage: { width: 900, height: 640 },
  layout: 'beside',
  enders: ['end', 'done'],
}

export default plain
