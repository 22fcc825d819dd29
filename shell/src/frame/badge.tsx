import { useCount } from '@portal/shared-lib'
import type { LiveTag } from '@portal/shared-lib/contract/live'
import type { MenuRoute } from '../menu/menu'
import styles from './badge.module.css'
import { useMenuCount } from './menu-counts'

const MOST = 99

/** How much is new behind an entry of the header; nothing when nothing is. */
export function Badge({ counter, tag }: { counter: string; tag: LiveTag }) {
  const count = useCount(counter, tag) ?? 0
  return <Mark count={count} words={`${count}条未读`} />
}

/** How much waits behind a page of the menu. */
export function MenuBadge({ counter }: { counter: string }) {
  const { total, urgent } = useMenuCount([counter])
  return <Mark count={total} urgent={urgent > 0} words={wordsOf(total, urgent)} />
}

/** How much waits behind the pages of a block: their badges added up, so what two pages show counts twice. */
export function BlockBadge({ block, routes }: { block: string; routes: readonly MenuRoute[] }) {
  const pages = routes.filter(route => route.block === block).flatMap(({ children }) => children)
  const { total, urgent } = useMenuCount(pages.flatMap(({ counter }) => counter ?? []))
  return <Mark count={total} urgent={urgent > 0} words={`各页合计${wordsOf(total, urgent)}`} />
}

const wordsOf = (total: number, urgent: number) => (urgent ? `${total}项待办，${urgent}项紧急` : `${total}项待办`)

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
      {count > MOST ? `${MOST}+` : count}
      {urgent && '急'}
    </span>
  )
}
