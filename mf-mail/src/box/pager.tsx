import { formatNumber } from '@portal/shared-lib'
import styles from './box.module.css'
import type { BoxPage } from './use-box-page'

const SIZES = [10, 20, 50, 100, 200]

interface PagerProps {
  readonly page: BoxPage
  readonly total: number
  readonly capped: boolean
  readonly next: string | null | undefined
}

/** Forward and back by cursors, so that mails that arrive meanwhile shift nothing. */
export function Pager({ page, total, capped, next }: PagerProps) {
  return (
    <nav aria-label="分页" className={styles.pager}>
      <span className={styles.keys}>J/K 上下移动，Enter 展开，1–5 切换页签</span>
      <span>
        共 {formatNumber(total)}
        {capped ? '+' : ''} 条
      </span>
      <span>第 {page.page} 页</span>
      <select aria-label="每页条数" value={page.limit} onChange={({ target }) => page.resize(Number(target.value))}>
        {SIZES.map(size => (
          <option key={size} value={size}>
            {size} 条/页
          </option>
        ))}
      </select>
      <button type="button" disabled={!page.previous} onClick={page.previous}>
        上一页
      </button>
      <button type="button" disabled={!next} onClick={() => next && page.next(next)}>
        下一页
      </button>
    </nav>
  )
}
