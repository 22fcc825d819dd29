import type { PartOfRemote } from '@portal/shared-lib'
import styles from './outlet.module.css'
import { RemoteView } from './remote-view'

/** A part of a remote in a page of another one. */
export function showPart({ remote, door, part, subject }: PartOfRemote, place: HTMLElement): () => void {
  const view = new RemoteView(remote, { place, door: door.slice('./'.length), part, subject, className: styles.part })
  view.show()
  // Not at once: one React root must not be taken away while another renders.
  return () => queueMicrotask(() => void view.dispose())
}
