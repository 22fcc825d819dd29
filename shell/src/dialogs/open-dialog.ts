import type { ComposedRemote } from '@portal/shared-lib'
import { RemoteView } from '../outlet/remote-view'
import styles from './dialogs.module.css'
import { closeShellDialog } from './shell-dialog'

const open = new Map<string, RemoteView>()

/**
 * Opens a dialog of a remote over whatever page is shown. It stays when the page changes, closes by its own word, and
 * leaves nothing behind. A dialog that is open already is left as it is.
 */
export function openDialog(remote: ComposedRemote, door: string): void {
  const key = `${remote.name}/${door}`
  if (open.has(key)) return
  const opener = document.activeElement
  const view = new RemoteView(remote, {
    place: document.body,
    door,
    className: styles.floating,
    onClose: () => {
      open.delete(key)
      void view.dispose().then(() => {
        if (opener instanceof HTMLElement) opener.focus()
      })
    },
  })
  open.set(key, view)
  view.show()
}

/** Closes every dialog: nobody is signed in any more. */
export function closeDialogs(): void {
  for (const view of open.values()) void view.dispose()
  open.clear()
  closeShellDialog()
}
