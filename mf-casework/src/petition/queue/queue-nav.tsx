import { Link, navigate } from '@portal/shared-lib/router'
import { useEffect } from 'react'
import { isTyping } from '../typing'
import { placeOf } from './queue'
import styles from './queue-nav.module.css'

interface QueueNavProps {
  readonly petitionNo: string
  /** Whether the case is in sight: the keys are for it then. */
  readonly isShown: boolean
}

/** From a case to the one before or after it in the list out of which it was opened, and back there. */
export function QueueNav({ petitionNo, isShown }: QueueNavProps) {
  const place = placeOf(petitionNo)
  const { previous, next } = place ?? {}
  useKeys(isShown, previous, next)
  if (!place) return null
  return (
    <nav className={styles.queue} aria-label="列表中的信访件">
      <Link to={place.from}>返回列表</Link>
      <Step to={previous} name="上一件" keyName="k" />
      <span>
        {place.at} / {place.count}
      </span>
      <Step to={next} name="下一件" keyName="j" />
    </nav>
  )
}

function Step({ to, name, keyName }: { to: string | undefined; name: string; keyName: string }) {
  if (to === undefined) return <span className={styles.none}>{name}</span>
  return (
    <Link to={to} aria-keyshortcuts={keyName} title={`${name}（${keyName.toUpperCase()}）`}>
      {name}
    </Link>
  )
}

function useKeys(isHeard: boolean, previous: string | undefined, next: string | undefined): void {
  useEffect(() => {
    if (!isHeard) return
    const press = (event: KeyboardEvent) => {
      const to = { j: next, k: previous }[event.key]
      if (to !== undefined && !isTyping(event)) navigate(to)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isHeard, previous, next])
}
