/** The rule looked up on the spot, over whatever page is open. */
class RuleShown {
  clause = $state('')
}

export const ruleShown = new RuleShown()

export function clauseKey(clause: string): string {
  return `clause-${clause.replaceAll('.', '-')}`
}

export function topicOf(clause: string): string {
  return clause.split('.', 1)[0] ?? clause
}
