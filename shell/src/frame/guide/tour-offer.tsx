import { openShellDialog } from '../../dialogs/shell-dialog'
import styles from './guide.module.css'
import { markSeen, useUnseenNow } from './seen'

const HOMES = '/home/'

/** Offers the tour, once per person, on a home page alone: it stands in the line of tabs and lies over nothing. */
export function TourOffer({ path }: { path: string }) {
  const { tour } = useUnseenNow()
  if (!tour || !path.startsWith(HOMES)) return null
  return (
    <aside className={styles.offer} aria-label="首次使用">
      <span>第一次使用本系统？</span>
      <button type="button" onClick={() => openShellDialog({ kind: 'tour' })}>
        三分钟引导
      </button>
      <button type="button" onClick={() => markSeen('tour')}>
        不再提示
      </button>
    </aside>
  )
}
