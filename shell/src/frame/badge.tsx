import { useCount } from '@portal/shared-lib'
import type { LiveTag } from '@portal/shared-lib/contract/live'
import styles from './badge.module.css'
import { useBlockCount, useMenuCount } from './menu-counts'

const MOST = 99

/** How much is new behind an entry of the header; nothing when nothing is. */
export function Badge({ counter, tag }: { counter: string; tag: LiveTag }) {
  const count = useCount(counter, tag) ?? 0
  return <Mark count={count} words={`${count}条未读`} />
}

/** How much waits behind a page of the menu. */
export function MenuBadge({ counter }: { counter: string }) {
  const { total, urgent } = useMenuCount(counter)
  return <Marks total={total} urgent={urgent} unit="项" />
}

/** How many cases wait behind the pages of a block, each once, on however many of them it stands. */
export function BlockBadge({ block }: { block: string }) {
  const { total, urgent } = useBlockCount(block)
  return <Marks total={total} urgent={urgent} unit="件" />
}

/** All that waits, and beside it how much of that is urgent. */
function Marks({ total, urgent, unit }: { total: number; urgent: number; unit: string }) {
  return (
    <span className={styles.marks}>
      <Mark count={total} words={`${total}${unit}待办`} />
      <Mark count={urgent} urgent words={`其中${urgent}${unit}紧急`} />
    </span>
  )
}

interface MarkProps {
  readonly count: number
  readonly urgent?: boolean
  /** The same in words. */
  readonly words: string
}

/** Urgent is told by a word and by the shape, and not by the colour alone. */
function Mark({ count, urgent = false, words }: MarkProps) {
  if (!count) return null
  return (
    <span role="img" className={urgent ? styles.urgent : styles.badge} aria-label={words} title={words}>
      {urgent && '急'}
      {count > MOST ? `${MOST}+` : count}
    </span>
  )
}
