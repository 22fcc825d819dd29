import type { ComposedRemote } from '@portal/shared-lib'
import { useEffect, useEffectEvent, useRef } from 'react'
import { RemoteView } from '../outlet/remote-view'
import styles from './dialogs.module.css'

interface DoorProps {
  readonly remote: ComposedRemote
  /** Among its `exposes`, like `./personal-info`. */
  readonly door: string
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** What a remote shows behind a door, in a dialog of the shell. */
export function Door({ remote, door, onClose, onDone }: DoorProps) {
  const place = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  const done = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (!place.current) return
    const view = new RemoteView(remote, {
      place: place.current,
      door: door.slice('./'.length),
      className: styles.door,
      onClose: () => close(),
      onDone: () => done(),
    })
    view.show()
    // Not at once: one React root must not be taken away while another renders.
    return () => queueMicrotask(() => void view.dispose())
  }, [remote, door])
  return <div ref={place} className={styles.door} />
}
