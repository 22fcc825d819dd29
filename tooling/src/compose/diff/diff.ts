import type { Contribution, Lock } from '../lock.ts'

/**
 * What changes from one composition to another, in words: for those who work with it, and for those who answer for it.
 */
export function diff(before: Lock, after: Lock): { staff: string[]; security: string[] } {
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

const STAFF_SETTINGS = [
  ['title', 'The title of the portal'],
  ['basePath', 'The path of every address'],
  ['home', 'The page after signing in'],
  ['mark', 'The mark'],
  ['primaryColor', 'The colour'],
  ['headerColor', 'The colour of the header'],
  ['copyright', 'The copyright line'],
  ['developer', "The developer's line"],
  ['upgradeNotice', 'The notice of an upgrade'],
  ['mobileCodes', 'The codes to scan'],
  ['map', 'The map of its regions'],
  ['mail', 'The office that reports (举报) go to'],
  ['hideUnserved', 'Whether menus leave out what no remote serves'],
  ['extraFields', 'What registrations hold besides'],
] as const

const SECURITY_SETTINGS = [
  ['api', 'The server that answers calls'],
  ['signInModes', 'The ways to sign in'],
  ['signOn', 'Who says who somebody is'],
  ['signInPolicy', 'What is demanded of accounts'],
  ['browserPolicy', 'The browsers'],
  ['meeting', 'The meeting service'],
  ['logDays', 'Days for which the log is kept'],
  ['testOrigins', 'The origins of test portals'],
  ['trialOrigins', 'The origins that remotes may be tried from'],
  ['packSigners', 'Who must have signed what is composed'],
] as const

function settings(before: Lock, after: Lock, keys: readonly (readonly [keyof Lock['province'], string])[]) {
  return keys.flatMap(([key, name]) => changes(name, before.province[key], after.province[key]))
}

/** Inside objects, what differs alone. */
function changes(name: string, before: unknown, after: unknown): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isFields(before) || !isFields(after)) return [`${name}: ${shown(before)} becomes ${shown(after)}`]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap(key => changes(`${name}, ${key}`, before[key], after[key]))
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shown = (value: unknown) =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value)

function contributions(before: Lock, after: Lock) {
  const kinds: [string, (adds: Contribution) => string[]][] = [
    ['The page', ({ routes }) => routes.map(({ title, path }) => `${title} (${path})`)],
    ['In the side menu', ({ menus = [] }) => menus.map(({ title }) => title)],
    ['In the header', ({ header = [] }) => header.map(({ title }) => title)],
    ["In the user's menu", ({ userMenu = [] }) => userMenu.map(({ title }) => title)],
    ['On home pages', ({ homeWidgets = [] }) => homeWidgets.map(({ title }) => title)],
    ['In a case, the tab', ({ places = [] }) => titlesIn(places, 'caseTab')],
    ['In a case, the strip', ({ places = [] }) => titlesIn(places, 'caseStrip')],
    ['Beside to-dos', ({ places = [] }) => titlesIn(places, 'todoPreview')],
    ['In 系统管理, the tab', ({ dialogTabs = [] }) => dialogTabs.map(({ title }) => title)],
  ]
  return kinds.flatMap(([name, namesOf]) => listed(name, addsOf(before, namesOf), addsOf(after, namesOf)))
}

const titlesIn = (places: NonNullable<Contribution['places']>, place: string) =>
  places.filter(one => one.place === place).map(({ title }) => title)

function versions(before: Lock, after: Lock) {
  const names = new Set([...Object.keys(before.parts), ...Object.keys(after.parts)])
  return [...names].sort().flatMap(name => {
    const [old, next] = [before.parts[name], after.parts[name]]
    if (!old) return [`${name} ${next?.version} is new`]
    if (!next) return [`${name} ${old.version} goes`]
    if (old.version !== next.version) return [`${name} ${old.version} becomes ${next.version}`]
    return old.build === next.build ? [] : [`${name} ${old.version} has other content under the same version`]
  })
}

function headers(before: Lock, after: Lock) {
  const directives = ({ headers }: Lock) =>
    Object.entries(headers).flatMap(([name, value]) =>
      name === 'Content-Security-Policy' ? value.split('; ').map(one => `rule ${one}`) : [`header ${name}: ${value}`],
    )
  return listed('Of the page, the', directives(before), directives(after))
}

function files(before: Lock, after: Lock) {
  const changed = Object.keys(after.files).filter(
    path => before.files[path] && before.files[path] !== after.files[path],
  )
  const added = Object.keys(after.files).filter(path => !before.files[path])
  const gone = Object.keys(before.files).filter(path => !after.files[path])
  if (changed.length + added.length + gone.length === 0) return []
  return [`Files: ${added.length} are new, ${changed.length} have other content, ${gone.length} go`]
}

function listed(what: string, before: string[], after: string[]) {
  return [
    ...after.filter(name => !before.includes(name)).map(name => `${what} ${name} is new`),
    ...before.filter(name => !after.includes(name)).map(name => `${what} ${name} goes`),
  ]
}

const addsOf = ({ parts }: Lock, namesOf: (adds: Contribution) => string[]) => [
  ...new Set(Object.values(parts).flatMap(({ adds }) => (adds ? namesOf(adds) : []))),
]

const permissionsOf = ({ permissions = [] }: Contribution) => permissions
const callsOf = ({ calls }: Contribution) => calls

const packagesOf = ({ parts }: Lock) => [...new Set(Object.values(parts).flatMap(({ packages }) => packages))]
