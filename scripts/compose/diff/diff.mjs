/**
 * @typedef {import('../lock.mjs').Lock} Lock
 * @typedef {import('../lock.mjs').Contribution} Contribution
 */

/**
 * What changes from one composition to another, in words: for those who work with it, and for those who answer for it.
 * @param {Lock} before
 * @param {Lock} after
 * @returns {{ staff: string[], security: string[] }}
 */
export function diff(before, after) {
  return {
    staff: [...settings(before, after, STAFF_SETTINGS), ...contributions(before, after), ...versions(before, after)],
    security: [
      ...settings(before, after, SECURITY_SETTINGS),
      ...headers(before, after),
      ...listed('The permission', addsOf(before, permissionsOf), addsOf(after, permissionsOf)),
      ...listed('The call', addsOf(before, callsOf), addsOf(after, callsOf)),
      ...listed('The npm package', packagesOf(before), packagesOf(after)),
      ...files(before, after),
    ],
  }
}

const STAFF_SETTINGS = /** @type {const} */ ([
  ['title', 'The title of the portal'],
  ['basePath', 'The path of every address'],
  ['home', 'The page after signing in'],
  ['primaryColor', 'The colour'],
  ['copyright', 'The copyright line'],
  ['developer', "The developer's line"],
  ['upgradeNotice', 'The notice of an upgrade'],
  ['mobileCodes', 'The codes to scan'],
  ['mail', 'The office that reports (举报) go to'],
  ['hideUnserved', 'Whether menus leave out what no remote serves'],
  ['extraFields', 'What registrations hold besides'],
])

const SECURITY_SETTINGS = /** @type {const} */ ([
  ['api', 'The server that answers calls'],
  ['signInModes', 'The ways to sign in'],
  ['signInPolicy', 'What is demanded of accounts'],
  ['browserPolicy', 'The browsers'],
  ['meeting', 'The meeting service'],
  ['logDays', 'Days for which the log is kept'],
  ['testOrigins', 'The origins of test portals'],
  ['trialOrigins', 'The origins that remotes may be tried from'],
  ['packSigners', 'Who must have signed what is composed'],
])

/** @param {Lock} before @param {Lock} after @param {readonly (readonly [keyof Lock['province'], string])[]} keys */
function settings(before, after, keys) {
  return keys.flatMap(([key, name]) => changes(name, before.province[key], after.province[key]))
}

/** Inside objects, what differs alone. @param {string} name @param {unknown} before @param {unknown} after @returns {string[]} */
function changes(name, before, after) {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isFields(before) || !isFields(after)) return [`${name}: ${shown(before)} becomes ${shown(after)}`]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap(key => changes(`${name}, ${key}`, before[key], after[key]))
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isFields = value => typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param {unknown} value */
const shown = value => (value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value))

/** @param {Lock} before @param {Lock} after */
function contributions(before, after) {
  const kinds = /** @type {[string, (adds: Contribution) => string[]][]} */ ([
    ['The page', ({ routes }) => routes.map(({ title, path }) => `${title} (${path})`)],
    ['In the side menu', ({ menus = [] }) => menus.map(({ title }) => title)],
    ['In the header', ({ header = [] }) => header.map(({ title }) => title)],
    ["In the user's menu", ({ userMenu = [] }) => userMenu.map(({ title }) => title)],
    ['In 系统管理, the tab', ({ dialogTabs = [] }) => dialogTabs.map(({ title }) => title)],
  ])
  return kinds.flatMap(([name, namesOf]) => listed(name, addsOf(before, namesOf), addsOf(after, namesOf)))
}

/** @param {Lock} before @param {Lock} after */
function versions(before, after) {
  const names = new Set([...Object.keys(before.parts), ...Object.keys(after.parts)])
  return [...names].sort().flatMap(name => {
    const [old, next] = [before.parts[name], after.parts[name]]
    if (!old) return [`${name} ${next?.version} is new`]
    if (!next) return [`${name} ${old.version} goes`]
    if (old.version !== next.version) return [`${name} ${old.version} becomes ${next.version}`]
    return old.build === next.build ? [] : [`${name} ${old.version} has other content under the same version`]
  })
}

/** @param {Lock} before @param {Lock} after */
function headers(before, after) {
  const directives = (/** @type {Lock} */ { headers }) =>
    Object.entries(headers).flatMap(([name, value]) =>
      name === 'Content-Security-Policy' ? value.split('; ').map(one => `rule ${one}`) : [`header ${name}: ${value}`],
    )
  return listed('Of the page, the', directives(before), directives(after))
}

/** @param {Lock} before @param {Lock} after */
function files(before, after) {
  const changed = Object.keys(after.files).filter(
    path => before.files[path] && before.files[path] !== after.files[path],
  )
  const added = Object.keys(after.files).filter(path => !before.files[path])
  const gone = Object.keys(before.files).filter(path => !after.files[path])
  if (changed.length + added.length + gone.length === 0) return []
  return [`Files: ${added.length} are new, ${changed.length} have other content, ${gone.length} go`]
}

/** @param {string} what @param {string[]} before @param {string[]} after */
function listed(what, before, after) {
  return [
    ...after.filter(name => !before.includes(name)).map(name => `${what} ${name} is new`),
    ...before.filter(name => !after.includes(name)).map(name => `${what} ${name} goes`),
  ]
}

/** @param {Lock} lock @param {(adds: Contribution) => string[]} namesOf */
const addsOf = ({ parts }, namesOf) => [
  ...new Set(Object.values(parts).flatMap(({ adds }) => (adds ? namesOf(adds) : []))),
]

const permissionsOf = (/** @type {Contribution} */ { permissions = [] }) => permissions
const callsOf = (/** @type {Contribution} */ { calls }) => calls

/** @param {Lock} lock */
const packagesOf = ({ parts }) => [...new Set(Object.values(parts).flatMap(({ packages }) => packages))]
