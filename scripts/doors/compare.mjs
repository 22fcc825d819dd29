import semver from 'semver'

/** @typedef {import('./surface.mjs').Surface} Surface */
/** @typedef {'none' | 'patch' | 'minor' | 'major'} Level */

/** @type {Level[]} */
const LEVELS = ['none', 'patch', 'minor', 'major']

/**
 * Lists what code written for the earlier surface may stumble over. A new export fits, and so does a new member that
 * may be left out; a new member of a known type that may not is a break.
 * @param {Surface} before
 * @param {Surface} now
 */
export function breaksOf(before, now) {
  const gone = [...before].flatMap(([name, type]) => {
    const current = now.get(name)
    if (current === undefined) return [`${name} is gone`]
    return current === type ? [] : [`${name} has changed from ${shorten(type)} to ${shorten(current)}`]
  })
  const demanded = [...now]
    .filter(([name, type]) => !before.has(name) && before.get(ownerOf(name)) === 'interface' && !type.startsWith('? '))
    .map(([name]) => `${name} is new and must be given`)
  return [...gone, ...demanded]
}

/** The type a member belongs to: `./page Props` of `./page Props.title`. @param {string} name */
function ownerOf(name) {
  const [door = '', rest = ''] = name.split(' ')
  return rest.includes('.') ? `${door} ${rest.slice(0, rest.indexOf('.'))}` : ''
}

/** The change of version that a break takes: before 1.0 the second number, later the first. @param {string} version @returns {Level} */
export const levelOfBreak = version => (semver.major(version) === 0 ? 'minor' : 'major')

/** @param {string} before @param {string} now @returns {Level} */
export const levelBetween = (before, now) => LEVELS.find(level => level === semver.diff(before, now)) ?? 'none'

/** @param {Level} level @param {Level} needed */
export const suffices = (level, needed) => LEVELS.indexOf(level) >= LEVELS.indexOf(needed)

/** The highest of several. @param {Level[]} levels @returns {Level} */
export const highest = levels => LEVELS.findLast(level => levels.includes(level)) ?? 'none'

const SHOWN_CHARACTERS = 120

/** @param {string} type */
const shorten = type => (type.length > SHOWN_CHARACTERS ? `${type.slice(0, SHOWN_CHARACTERS)}…` : type)
