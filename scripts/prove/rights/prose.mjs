/**
 * What docs/workflow.md says of an action.
 * @typedef {{ name: string, buttons: readonly string[], who: readonly Group[], from: ReadonlySet<string> }} Told
 * @typedef {{ roles: readonly string[], relations: readonly string[] }} Group
 */

/** Actions that belong to another one of the document, with the button they need where it names several. */
const PARTS = /** @type {Record<string, readonly [string, ...string[]]>} */ ({
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
})

/** The document says of it only that it comes back to be checked: whoever has the to-do does it. */
const CORRECTION = { name: 'submitCorrection', buttons: [], who: [], from: new Set(['62']) }

/** In words of the document: how an organisation stands to the petition. */
const RELATIONS = /** @type {const} */ ([
  ['registering organisation', 'registering'],
  ['lead', 'holder'],
  ['receiver', 'holder'],
  ['sender', 'sender'],
  ['watcher', 'watcher'],
  ['leader', 'any'],
])

/** @param {string} document @returns {(action: string) => Told} */
export function readProse(document) {
  const sections = new Map(
    document.split(/^(?=### )/m).flatMap(part => {
      const [, name] = /^### [A-G]\d+ .+? · (\w+)$/m.exec(part) ?? []
      return name ? [[name, part]] : []
    }),
  )
  return action => {
    if (action === CORRECTION.name) return CORRECTION
    const [name, ...buttons] = PARTS[action] ?? [action]
    const part = sections.get(name)
    if (!part) throw new Error(`The document does not tell of ${action}`)
    const told = [...line(part, 'Button').matchAll(/`([^`]+)`/g)].map(([, button = '']) => button)
    const from = [...line(part, 'From').matchAll(/`(\d\d) /g)].map(([, state = '']) => state)
    const who = groups(line(part, 'Who'))
    return { name: action, buttons: buttons.length > 0 ? buttons : told, who, from: new Set(from) }
  }
}

/** @param {string} part @param {string} key */
const line = (part, key) => part.split('\n').find(text => text.startsWith(`- **${key}**:`)) ?? ''

/** Like R06 (registering organisation), R12 (registering organisation, within its own line). @param {string} who @returns {Group[]} */
const groups = who =>
  [...who.matchAll(/((?:R\d\d, )*R\d\d)(?: \(([^)]*)\))?/g)].map(([, roles = '', words = '']) => {
    const named = RELATIONS.filter(([text]) => new RegExp(`\\b${text}\\b`).test(words)).map(([, relation]) => relation)
    return { roles: roles.split(', '), relations: named.length > 0 ? named : ['any'] }
  })
