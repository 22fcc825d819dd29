/** What docs/workflow.md says of an action. */
export interface Told {
  name: string
  buttons: readonly string[]
  who: readonly Group[]
  from: ReadonlySet<string>
}

export interface Group {
  roles: readonly string[]
  relations: readonly string[]
}

/** Actions that belong to another one of the document, with the button they need where it names several. */
const PARTS: Record<string, readonly [string, ...string[]]> = {
  unmerge: ['merge', 'xfj:unmerge'],
  merge: ['merge', 'xfj:merge'],
  liftFlag: ['flagUrgent'],
  reply: ['directReply'],
  notAccept: ['refuseAcceptance', 'bl:notAccept'],
  noFurther: ['refuseAcceptance', 'bl:noFurther'],
  accept: ['accept', 'bl:accept'],
  handleSelf: ['accept', 'bl:self'],
  acceptOrdinary: ['accept', 'bl:accept'],
  cancelReturn: ['requestReturn'],
  resume: ['suspend'],
  informExtension: ['extend'],
  withdrawReport: ['submitReport'],
  passReportBack: ['sendReportBack'],
}

/** The document says of it only that it comes back to be checked: whoever has the to-do does it. */
const CORRECTION = { name: 'submitCorrection', buttons: [], who: [], from: new Set(['62']) }

/** In words of the document: how an organisation stands to the petition. */
const RELATIONS = [
  ['registering organisation', 'registering'],
  ['lead', 'holder'],
  ['receiver', 'holder'],
  ['sender', 'sender'],
  ['watcher', 'watcher'],
  ['leader', 'any'],
] as const

export function readProse(document: string): (action: string) => Told {
  const sections = new Map(
    document.split(/^(?=### )/m).flatMap(part => {
      const [, name] = /^### [A-HT]\d+ .+? · ([\w.]+)$/m.exec(part) ?? []
      return name ? [[name, part]] : []
    }),
  )
  return action => {
    if (action === CORRECTION.name) return CORRECTION
    const [name, ...buttons] = PARTS[action] ?? [action]
    const part = sections.get(name)
    if (!part) throw new Error(`The document does not tell of ${action}`)
    const told = [...line(part, 'Button').matchAll(/`([^`]+)`/g)].map(([, button = '']) => button)
    const from = [...line(part, 'From').matchAll(/`(\d\d?) /g)].map(([, state = '']) => state)
    const who = groups(line(part, 'Who'))
    return { name: action, buttons: buttons.length > 0 ? buttons : told, who, from: new Set(from) }
  }
}

const line = (part: string, key: string) => part.split('\n').find(text => text.startsWith(`- **${key}**:`)) ?? ''

/** Like R06 (registering organisation), R12 (registering organisation, within its own line). */
const groups = (who: string): Group[] =>
  [...who.matchAll(/((?:R\d\d, )*R\d\d)(?: \(([^)]*)\))?/g)].map(([, roles = '', words = '']) => {
    const named = RELATIONS.filter(([text]) => new RegExp(`\\b${text}\\b`).test(words)).map(([, relation]) => relation)
    return { roles: roles.split(', '), relations: named.length > 0 ? named : ['any'] }
  })
