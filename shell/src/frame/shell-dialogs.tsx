import { closeShellDialog, useShellDialog } from '../dialogs/shell-dialog'
import { SystemDialog } from '../dialogs/system-dialog'
import { PostsDialog } from './user-menu/posts-dialog'

/** The dialog of the shell that is open. */
export function ShellDialogs() {
  const open = useShellDialog()
  if (open?.kind === 'system') return <SystemDialog tab={open.tab} onClose={closeShellDialog} />
  return open?.kind === 'posts' ? <PostsDialog onClose={closeShellDialog} /> : null
}
