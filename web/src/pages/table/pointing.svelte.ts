/** To whom one points things out: the table, the team, or as a stroke of the team's plan that stays. */
import type { Place } from '../../games/contract'
import type { TableSession } from '../../lib/table.svelte'

export class Pointing {
  to = $state<'table' | 'team' | 'plan'>('table')

  constructor(readonly session: TableSession) {}

  ping(place: Place): void {
    void this.session.ping(place, this.to === 'table' ? 'table' : 'team', this.to === 'plan')
  }
}
