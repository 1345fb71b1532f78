/**
 * Where on a table things can be done. A spot is one thing that can be pressed, named by the game (`slot:7`); several
 * choices may belong to one spot, and one choice to several. This is the half that knows no game: what lies where, how
 * it looks and sounds, what pressing it does. A game's own table extends it.
 */
import type { Attachment } from 'svelte/attachments'
import type { BoardProps, Place } from '../games/contract'
import type { Choice } from '../wire'
import { explained } from './choices'
import { rests } from './hold'
import { news } from './news.svelte'

/** Attributes of a thing that may be pressed. */
export interface SpotAttributes {
  role: string
  tabindex: number
  'aria-label': string
  'aria-disabled'?: 'true'
  'data-spot': string
  class: string
}

export abstract class Spots<V> {
  protected readonly props: () => BoardProps<V>

  constructor(props: () => BoardProps<V>) {
    this.props = props
  }

  /** Every spot a choice can be made at, the best one first; what is refused is asked about there too. */
  abstract spotsOf(choice: Choice): string[]
  /** The spots of a thing that somebody points at. */
  abstract spotsOfPlace(place: Place): string[]
  /** The thing a spot is, in the game's own words; null where nothing but a choice is there. */
  abstract placeOfSpot(spot: string): Place | null

  readonly view: V = $derived.by(() => this.props().view)
  readonly seat = $derived.by(() => this.props().seat)
  readonly choices = $derived.by(() => this.props().choices)
  readonly names = $derived.by(() => this.props().seatNames)
  readonly pace = $derived.by(() => this.props().pace)
  readonly happened = $derived.by(() => this.props().happened)
  readonly pointed = $derived.by(() => this.props().pointed)
  readonly hovered = $derived.by(() => this.props().hovered)

  /** What the view would become by the choice the pointer rests on. */
  readonly next: V | null = $derived.by(() => {
    const { preview, hovered } = this.props()
    return preview && preview.action === hovered ? preview.view : null
  })

  readonly #bySpot = $derived.by(() => {
    const found = new Map<string, Choice[]>()
    for (const choice of this.choices) {
      for (const spot of this.spotsOf(choice)) {
        const there = found.get(spot)
        if (there) there.push(choice)
        else found.set(spot, [choice])
      }
    }
    return found
  })

  readonly #hot = $derived.by(() => {
    const { hovered } = this.props()
    const choice = this.choices.find((c) => c.action === hovered)
    return new Set(choice ? this.spotsOf(choice) : [])
  })

  readonly #marked = $derived.by(() => new Set(this.props().highlighted.flatMap((place) => this.spotsOfPlace(place))))

  /** What may be done here. */
  at(spot: string): Choice[] {
    return this.#bySpot.get(spot) ?? []
  }

  /** What may be done here in words, one line each. */
  offers(spot: string): string[] {
    return this.at(spot).map(explained)
  }

  can(spot: string): boolean {
    return this.#bySpot.has(spot)
  }

  hot(spot: string): boolean {
    return this.#hot.has(spot)
  }

  /** Every spot at which something may be done: for those who count them. */
  get spots(): ReadonlyMap<string, Choice[]> {
    return this.#bySpot
  }

  /** What a thing is called aloud: its own name, then what may be done with it. */
  spoken(spot: string, name: string): string {
    return this.can(spot) ? `${name.replace(/\.$/, '')}. ${this.offers(spot).join('; ')}` : name
  }

  /** How a thing looks, as classes: to be set where the drawing stands beside the element that is pressed. */
  look(spot: string, more = ''): string {
    const marks = [
      more,
      this.can(spot) && 'can',
      this.hot(spot) && 'hot',
      this.#marked.has(spot) && 'marked',
      news.changed.has(spot) && 'changed',
      news.coming.has(spot) && 'coming',
    ]
    return marks.filter(Boolean).join(' ')
  }

  /** How a thing looks and sounds: to be spread on its element. */
  attributes(spot: string, name: string, more = ''): SpotAttributes {
    const can = this.can(spot)
    const asks = !can && this.choices.length > 0
    return {
      role: can || asks ? 'button' : 'img',
      tabindex: can ? 0 : -1,
      'aria-label': this.spoken(spot, name),
      ...(asks ? { 'aria-disabled': 'true' as const } : {}),
      'data-spot': spot,
      class: this.look(spot, more ? `spot ${more}` : 'spot'),
    }
  }

  /** Pressing a thing chooses; where nothing can be done it tells why; with Alt it points the thing out to others. */
  press(spot: string, anchor: Element, pointing = false): void {
    const props = this.props()
    const place = this.placeOfSpot(spot)
    if (pointing && place && props.onPing) return props.onPing(place)
    const choices = this.at(spot)
    if (choices.length > 1) {
      return props.onChooseAmong(
        choices.map((choice) => choice.action),
        anchor,
      )
    }
    const only = choices[0]
    if (only) return props.onChoose(only.action)
    if (this.choices.length) props.onWhy((refused) => this.spotsOf(refused).includes(spot), anchor)
  }

  /** What mouse, focus or a finger rests on. */
  #resting: string | null = null

  /** Mouse, keyboard and focus of a thing. */
  readonly spot = (spot: string): Attachment<Element> => {
    return (node) => {
      const enter = (): void => {
        this.#resting = spot
        this.looked(spot)
        const choices = this.at(spot)
        this.props().onHover(choices.length === 1 ? (choices[0]?.action ?? null) : null)
        this.props().onPoint(this.placeOfSpot(spot))
      }
      // A focused thing that is taken off the page loses the focus while the page is being drawn: tell it afterwards.
      const leave = (): void =>
        queueMicrotask(() => {
          if (this.#resting !== spot) return
          this.#resting = null
          this.looked(null)
          this.props().onHover(null)
          this.props().onPoint(null)
        })
      const click = (event: Event): void => {
        event.stopPropagation()
        this.press(spot, node, (event as MouseEvent).altKey)
      }
      const key = (event: Event): void => {
        const pressed = event as KeyboardEvent
        if (pressed.key !== 'Enter' && pressed.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        this.press(spot, node, pressed.altKey)
      }
      const noMoreRests = rests(enter, leave)(node)
      node.addEventListener('click', click)
      node.addEventListener('keydown', key)
      return () => {
        noMoreRests?.()
        node.removeEventListener('click', click)
        node.removeEventListener('keydown', key)
      }
    }
  }

  /** The pointer or the focus rests on a spot, or has left it: for games that show more than its choice. */
  protected looked(_spot: string | null): void {}

  settled(serial: number): void {
    this.props().onSettled(serial)
  }
}
