import { Button } from '@portal/shared-lib/ui'
import styles from './admin.module.css'

interface PagerProps {
  /** Where one is, in words. */
  readonly text: string
  readonly back: (() => void) | undefined
  readonly forth: (() => void) | undefined
}

/** The ways to the page before and behind. */
export function Pager({ text, back, forth }: PagerProps) {
  return (
    <nav aria-label="分页" className={styles.pager}>
      <span>{text}</span>
      <Button size="small" disabled={!back} onClick={back}>
        上一页
      </Button>
      <Button size="small" disabled={!forth} onClick={forth}>
        下一页
      </Button>
    </nav>
  )
}
