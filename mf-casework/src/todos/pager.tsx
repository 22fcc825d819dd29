import { formatNumber } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/ui'
import styles from './todos.module.css'

interface PagerProps {
  readonly total: number | undefined
  readonly capped: boolean | undefined
  readonly page: number
  readonly limit: number
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}

/** Page by page with cursors, so that the thousandth page costs what the first does. */
export function Pager({ total, capped, page, limit, onPrevious, onNext }: PagerProps) {
  const pages = total === undefined ? 1 : Math.max(1, Math.ceil(total / limit))
  return (
    <nav aria-label="分页" className={styles.pager}>
      <span>{total === undefined ? '' : `共 ${formatNumber(total)}${capped ? '+' : ''} 条`}</span>
      <span>
        第 {page} / {formatNumber(pages)}
        {capped ? '+' : ''} 页
      </span>
      <Button size="small" disabled={!onPrevious} onClick={onPrevious}>
        上一页
      </Button>
      <Button size="small" disabled={!onNext} onClick={onNext}>
        下一页
      </Button>
    </nav>
  )
}
