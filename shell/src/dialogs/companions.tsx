import { type ComposedRemote, composition } from '@portal/shared-lib'
import { useEffect } from 'react'
import { atRest } from '../federation/at-rest'
import { RemoteView } from '../outlet/remote-view'
import styles from './dialogs.module.css'

/** What remotes keep beside every page while somebody is signed in. One that fails is reported, and stands in nobody's way. */
export function Companions() {
  useEffect(() => {
    const views: RemoteView[] = []
    const stop = atRest(() => {
      for (const remote of composition().remotes) if (remote.companion) views.push(show(remote, remote.companion))
    })
    return () => {
      stop()
      // Not at once: one React root must not be taken away while another renders.
      queueMicrotask(() => {
        for (const view of views) void view.dispose()
      })
    }
  }, [])
  return null
}

function show(remote: ComposedRemote, door: string): RemoteView {
  const view = new RemoteView(remote, {
    place: document.body,
    door: door.slice('./'.length),
    className: styles.companion,
  })
  view.show()
  return view
}
