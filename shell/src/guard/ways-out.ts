import { composition, type Desktop } from '@portal/shared-lib'
import { isOffered } from '../menu/access'
import { menusOf } from '../menu/offered'
import { ownHome } from '../menu/own-home'
import { LOGIN, NO_AUTHORITY } from './guard'

/** Pages that nobody means to go back to. */
const NO_AIMS = [NO_AUTHORITY, '/transit']

let last: string | undefined

/** Takes down which page is shown now, by its portal path with search; whoever signs in next has none. */
export function notePage(path: string, search: string): void {
  if (path === LOGIN) last = undefined
  else if (!NO_AIMS.includes(path)) last = path + search
}

interface WaysOut {
  readonly home?: string
  /** The last page that was shown in this window, where it is another. */
  readonly before?: string
}

/** Where somebody can go who was refused a page: nothing of it would be refused, too. */
export function waysOut(desktop: Desktop, savedHome: string | undefined): WaysOut {
  const { granted } = menusOf(desktop)
  if (!granted.length) return {}
  const isOpen = (path: string) => isOffered(path, composition(), granted)
  const home = ownHome(desktop, savedHome)
  const [before = ''] = last?.split(/[?#]/) ?? []
  return { ...(home && { home }), ...(last && before !== home && isOpen(before) && { before: last }) }
}
