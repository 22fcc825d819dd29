import { formatNumber } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/ui'
import { PAGE_SIZES } from './notice-query'
import styles from './notices.module.css'

interface PagerProps {
  readonly total: number
  readonly capped: boolean | undefined
  readonly page: number
  readonly limit: number
  readonly onTurn: (to: { page: number; limit: number }) => void
}

/** How many there are, how many a page shows, and the way through the pages. */
export function Pager({ total, capped, page, limit, onTurn }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / limit))
  return (
    <nav aria-label="分页" className={styles.pager}>
      <span>
        共 {formatNumber(total)}
        {capped ? '+' : ''} 条
      </span>
      <select
        aria-label="每页条数"
        value={limit}
        onChange={event => onTurn({ page: 1, limit: Number(event.target.value) })}
      >
        {PAGE_SIZES.map(size => (
          <option key={size} value={size}>
            {size} 条/页
          </option>
        ))}
      </select>
      <span>
        第 {formatNumber(page)} / {formatNumber(pages)} 页
      </span>
      <Button size="small" disabled={page <= 1} onClick={() => onTurn({ page: page - 1, limit })}>
        上一页
      </Button>
      <Button size="small" disabled={page >= pages} onClick={() => onTurn({ page: page + 1, limit })}>
        下一页
      </Button>
    </nav>
  )
}
