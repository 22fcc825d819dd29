import { PostsDialog } from './posts-dialog'
import { closeShellDialog, useShellDialog } from './shell-dialog'
import { SystemDialog } from './system-dialog'

/** The dialog of the shell that is open. */
export function ShellDialogs() {
  const open = useShellDialog()
  if (open?.kind === 'system') return <SystemDialog tab={open.tab} onClose={closeShellDialog} />
  return open?.kind === 'posts' ? <PostsDialog onClose={closeShellDialog} /> : null
}
