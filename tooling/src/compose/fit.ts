import type { RemoteManifestValue } from '@portal/shared-lib/contract/remote-manifest'
import semver from 'semver'
import type { Contract } from './contract.ts'
import { contractProblems } from './contract-fit.ts'
import { pictureProblems } from './first-picture/pictures.ts'
import type { Parts } from './parts.ts'
import type { Part } from './workspace.ts'

/** Proves that the parts fit each other and the server, or throws with everything that does not. */
export function checkFit({ province, all, contract, calls, sharedLib }: Parts) {
  const remotes = all.flatMap(({ remote }) => (remote ? [remote] : []))
  const problems = [
    ...remotes.flatMap(remote => versionProblems(remote, sharedLib)),
    ...all.flatMap(part => callProblems(part, contract, calls)),
    ...remotes.flatMap(unknownDoors),
    ...contributionProblems(remotes),
    ...unknownWidgets(remotes, province.homes),
    ...endpointProblems(all),
    ...all.flatMap(unverified),
    ...all.flatMap(pictureProblems),
    ...unlent(all),
    ...all.flatMap(({ name, distrust }) => (distrust ? [`${name} ${distrust}`] : [])),
  ]
  if (problems.length) throw new Error(`The province ${province.name} cannot be composed:\n${problems.join('\n')}`)
}

/** What remotes add to one portal, but cannot all add. */
export function contributionProblems(remotes: Remote[]) {
  return [
    ...remotes.flatMap(unknownInMenus),
    ...unknownNeeds(remotes),
    ...unknownTabs(remotes),
    ...doubled(remotes, ({ routes }) => routes.map(({ path }) => path), 'serves'),
    ...doubled(remotes, ({ dialogTabs = [] }) => dialogTabs.map(({ title }) => title), 'has the tab'),
    ...doubled(remotes, ({ homeWidgets = [] }) => homeWidgets.map(({ key }) => key), 'has the home widget'),
    ...doubled(remotes, ({ places = [] }) => places.map(({ place, key }) => `${place} ${key}`), 'has the'),
    ...doubled(remotes, ({ forced = {} }) => Object.keys(forced), 'has the forced dialog'),
    ...doubled(remotes, ({ permissions = [] }) => permissions, 'brings the permission'),
  ]
}

export const unverified = ({ name, verifies }: Pick<Part, 'name' | 'verifies'>) =>
  verifies ? [] : [`${name} is built without verifying the files it loads`]

/** Remotes that take from the shell what an older one does not give. */
function unlent(all: Part[]) {
  const old = all.some(({ remote, lends }) => !remote && !lends)
  return all.flatMap(({ name, remote, lends }) =>
    old && remote && lends
      ? [`${name} takes the runtime of Module Federation from the shell, which is too old for it`]
      : [],
  )
}

export type Remote = RemoteManifestValue

export function versionProblems({ name, sharedLib: needed }: Pick<Remote, 'name' | 'sharedLib'>, sharedLib: string) {
  return semver.satisfies(sharedLib, needed) ? [] : [`${name} needs shared-lib ${needed}, there is ${sharedLib}`]
}

/** Of a part that was packed, against what its calls were then; else by their names. */
export function callProblems(
  { name, remote, contract = {} }: Pick<Part, 'name' | 'remote' | 'contract'>,
  host: Contract,
  known: Set<string>,
) {
  const unknown = (remote?.calls ?? []).filter(call => !(call in contract) && !known.has(call))
  return [
    ...unknown.map(call => `${name} calls ${call}, which the server does not know`),
    ...contractProblems(contract, host).map(problem => `${name} ${problem}`),
  ]
}

/** Endpoints of all parts lie in one store under their prefixes, so that no prefix may begin with another part's. */
export function endpointProblems(all: Pick<Part, 'name' | 'endpoints'>[]) {
  const prefixes = all.flatMap(({ name, endpoints }) => endpoints.map(prefix => ({ name, prefix })))
  return prefixes.flatMap(({ name, prefix }) =>
    prefixes
      .filter(other => other.name !== name && prefix.startsWith(other.prefix))
      .map(other => `${name} names endpoints ${prefix}…, among the ${other.prefix}… of ${other.name}`),
  )
}

/** Doors that a contribution leads to, but nothing stands behind. */
export function unknownDoors({
  name,
  exposes,
  header = [],
  userMenu = [],
  dialogTabs = [],
  forced = {},
  companion,
  homeWidgets = [],
  places = [],
}: Remote) {
  const opened = [...header, ...userMenu].flatMap(({ opens }) => ('dialog' in opens ? [opens.dialog] : []))
  const parts = [...homeWidgets, ...places].map(({ door }) => door)
  const beside = [companion, ...parts].filter(named => named !== undefined)
  const doors = [...opened, ...dialogTabs.map(({ dialog }) => dialog), ...Object.values(forced), ...beside]
  return doors.filter(door => !(door in exposes)).map(door => `${name} opens ${door}, which it does not expose`)
}

/** Pages and buttons of its menus that it does not say anywhere else. */
function unknownInMenus({ name, routes, menus = [], permissions = [] }: Remote) {
  const isServed = (path: string) => routes.some(route => route.path === path && route.check)
  return menus.flatMap(({ url, pages }) =>
    pages.flatMap(({ path, buttons = {} }) => [
      ...(isServed(path) ? [] : [`${name} has ${path} in its menu ${url}, but no such page that checks permissions`]),
      ...(path.startsWith(`/${url}/`) ? [] : [`${name} has ${path} in its menu ${url}, but not below /${url}`]),
      ...Object.keys(buttons).flatMap(code =>
        permissions.includes(code) ? [] : [`${name} has the button ${code}, which is not among its permissions`],
      ),
    ]),
  )
}

function unknownTabs(remotes: Remote[]) {
  const tabs = remotes.flatMap(({ dialogTabs = [] }) => dialogTabs.map(({ title }) => title))
  return remotes.flatMap(({ name, userMenu = [] }) =>
    userMenu.flatMap(({ opens }) =>
      'tab' in opens && !tabs.includes(opens.tab) ? [`${name} opens the tab ${opens.tab}, which no remote has`] : [],
    ),
  )
}

/** Permissions that a place needs, but no remote of the portal brings, so that nobody would ever see it. */
function unknownNeeds(remotes: Remote[]) {
  const known = new Set(
    remotes.flatMap(({ routes, permissions = [] }) => [...permissions, ...routes.map(({ path }) => path.slice(1))]),
  )
  return remotes.flatMap(({ name, places = [] }) =>
    places
      .filter(({ needs }) => !needs.some(code => known.has(code)))
      .map(
        ({ place, key, needs }) =>
          `${name} has the ${place} ${key}, which needs ${needs.join(' or ')}: no remote has that`,
      ),
  )
}

/** Widgets that the province puts on a home page, but no remote brings. */
export function unknownWidgets(remotes: Remote[], homes: Parts['province']['homes'] = {}) {
  const known = new Set(remotes.flatMap(({ homeWidgets = [] }) => homeWidgets.map(({ key }) => key)))
  return Object.entries(homes).flatMap(([home, keys]) =>
    keys
      .filter(key => !known.has(key))
      .map(key => `The home page ${home} is to have the widget ${key}, which no remote brings`),
  )
}

/** What only one remote may have, but two do. */
function doubled(remotes: Remote[], namesOf: (remote: Remote) => string[], verb: string) {
  const all = remotes.flatMap(remote => namesOf(remote).map(called => ({ name: remote.name, called })))
  return all
    .filter(({ called }, at) => all.findIndex(other => other.called === called) !== at)
    .map(({ name, called }) => `${name} ${verb} ${called}, as another remote does`)
}
