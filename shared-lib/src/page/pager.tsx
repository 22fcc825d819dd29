import type { ReactNode } from 'react'
import { formatNumber } from '../formats/numbers'
import styles from './pager.module.css'

interface PagerProps {
  /** Where one is, in words: `第 2 页`. */
  readonly place: string
  /** How many there are on all pages. */
  readonly total?: number | undefined
  /** There are more than were counted. */
  readonly isCapped?: boolean | undefined
  readonly size?: {
    readonly chosen: number
    readonly offered: readonly number[]
    readonly onChoose: (size: number) => void
  }
  /** To the page before; undefined on the first. */
  readonly back: (() => void) | undefined
  /** To the next page; undefined on the last. */
  readonly forth: (() => void) | undefined
  /** What else stands in the line. */
  readonly children?: ReactNode
}

/** How many there are, how many a page shows, and the ways to the page before and behind. */
export const Pager = ({ place, total, isCapped, size, back, forth, children }: PagerProps) => (
  <nav aria-label="分页" className={styles.pager}>
    {children}
    {total !== undefined && (
      <span>
        共 {formatNumber(total)}
        {isCapped && '+'} 条
      </span>
    )}
    <span>{place}</span>
    {size && (
      <select aria-label="每页条数" value={size.chosen} onChange={({ target }) => size.onChoose(Number(target.value))}>
        {size.offered.map(rows => (
          <option key={rows} value={rows}>
            {rows} 条/页
          </option>
        ))}
      </select>
    )}
    <button type="button" disabled={!back} onClick={back}>
      上一页
    </button>
    <button type="button" disabled={!forth} onClick={forth}>
      下一页
    </button>
  </nav>
)
