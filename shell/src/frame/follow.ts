import {
  type ComposedRemote,
  composition,
  type Desktop,
  type HeaderEntry,
  type UserMenuEntry,
} from '@portal/shared-lib'
import { openDialog } from '../dialogs/open-dialog'
import { openShellDialog } from '../dialogs/shell-dialog'
import { isOffered } from '../menu/access'
import { menusOf } from '../menu/offered'
import { goTo } from './go-to'

/** What an entry of header or user's menu opens: a tab of 系统管理, a page, or a dialog of the remote. */
type Opens = HeaderEntry['opens'] | UserMenuEntry['opens']

export function follow(opens: Opens, remote: ComposedRemote): void {
  if ('tab' in opens) openShellDialog({ kind: 'system', tab: opens.tab })
  else if ('page' in opens) goTo(opens.page)
  else openDialog(remote, opens.dialog.slice('./'.length))
}

/** Whether an entry leads to something: a page is served, and the user may see it. */
export function leadsSomewhere(opens: Opens, desktop: Desktop): boolean {
  return !('page' in opens) || isOffered(opens.page, composition(), menusOf(desktop).granted)
}
