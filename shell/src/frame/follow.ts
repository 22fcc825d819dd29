import type { ComposedRemote, HeaderEntry, UserMenuEntry } from '@portal/shared-lib'
import { openDialog } from '../dialogs/open-dialog'
import { openShellDialog } from '../dialogs/shell-dialog'
import { goTo } from './go-to'

/** Opens what an entry of a remote leads to: a tab of 系统管理, a page, or a dialog of the remote. */
export function follow(opens: HeaderEntry['opens'] | UserMenuEntry['opens'], remote: ComposedRemote): void {
  if ('tab' in opens) openShellDialog({ kind: 'system', tab: opens.tab })
  else if ('page' in opens) goTo(opens.page)
  else openDialog(remote, opens.dialog.slice('./'.length))
}
