/** So many limits a digest names; of the others it says how many. */
const NAMED = 10

/** What somebody is told of together. */
export interface Digest {
  count: number
  readonly named: string[]
}

/** Names a limit that is overdue to some people; the longest overdue come first. */
export function nameTo(byPerson: Map<string, Digest>, personIds: readonly string[], text: string): void {
  for (const personId of personIds) {
    const digest = byPerson.get(personId) ?? { count: 0, named: [] }
    byPerson.set(personId, digest)
    digest.count += 1
    if (digest.named.length < NAMED) digest.named.push(text)
  }
}

export function digestText({ count, named }: Digest): string {
  const more = count > named.length ? `等${count}项` : ''
  return `今日仍有${count}项期限超期，请尽快办理：${named.join('；')}${more}。`
}
