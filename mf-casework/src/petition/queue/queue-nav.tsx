import { useCommands } from '@portal/shared-lib'
import { Link, navigate, usePageKeys } from '@portal/shared-lib/router'
import { placeOf } from './queue'
import styles from './queue-nav.module.css'

/** From a case to the one before or after it in the list out of which it was opened, and back there. */
export function QueueNav({ petitionNo }: { readonly petitionNo: string }) {
  const place = placeOf(petitionNo)
  const { previous, next } = place ?? {}
  useKeys(previous, next)
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

const KEYS = [
  { title: '下一件', keys: 'J' },
  { title: '上一件', keys: 'K' },
]

function useKeys(previous: string | undefined, next: string | undefined): void {
  useCommands('列表中的信访件', previous || next ? KEYS : [])
  usePageKeys(event => {
    const to = { j: next, k: previous }[event.key]
    if (to !== undefined) navigate(to)
  })
}
