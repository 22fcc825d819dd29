import { type ComposedRemote, composition, readToken } from '@portal/shared-lib'
import { HOME } from '@portal/shared-lib/contract/rules/home'
import { LOGIN } from '../guard/guard'
import type { MenuRoute } from '../menu/menu'
import { fetchFirstFiles } from './first-files'
import { learnDigests } from './learn-digests'

/** Remotes with their doors: each is asked for ahead once. */
const asked = new Set<string>()

/** What the page that is being opened will ask for, while the guard finds out whether it may be shown. */
export function fetchOpenedAhead(path: string): void {
  const remote = remoteAt(readToken() || isOpenToAll(path) ? path : LOGIN)
  if (remote) ask(remote, 'app')
}

/** What everybody sees after signing in, while that is being typed; nothing of it runs. */
export function fetchHomeAhead(): void {
  const { province, remotes } = composition()
  const home = remoteAt(province.home ?? HOME)
  if (home) ask(home, 'app')
  for (const remote of remotes) if (remote.companion) ask(remote, remote.companion.slice('./'.length))
}

/** What somebody points at. */
export function fetchPageAhead(path: string): void {
  const remote = remoteAt(path)
  if (remote) ask(remote, 'app')
}

/** The one remote that most of somebody's menu leads to, while the page rests. */
export function fetchMenuAhead(routes: readonly MenuRoute[]): void {
  const paths = new Set(routes.flatMap(({ children }) => children.map(({ path }) => path)))
  const pagesOf = (remote: ComposedRemote) => remote.routes.filter(({ path }) => paths.has(path)).length
  const [most] = composition().remotes.toSorted((one, other) => pagesOf(other) - pagesOf(one))
  if (most && pagesOf(most)) ask(most, 'app')
}

const remoteAt = (path: string) => composition().remotes.find(({ routes }) => routes.some(route => route.path === path))

const isOpenToAll = (path: string) =>
  composition().remotes.some(({ routes }) => routes.some(route => route.path === path && route.open))

/** A fault shows when the remote is opened. */
function ask(remote: ComposedRemote, door: string): void {
  const what = `${remote.manifest} ${door}`
  if (asked.has(what)) return
  asked.add(what)
  learnDigests(remote, false).catch(() => undefined)
  fetchFirstFiles(remote, door)
}
