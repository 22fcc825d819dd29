import type { View } from '../api'
import { HistorySearch } from './history-search'
import { Switches } from './switches'
import styles from './view-bar.module.css'

const SHELVES: readonly { readonly shelf: View['shelf']; readonly title: string }[] = [
  { shelf: 'latest', title: '最新消息' },
  { shelf: 'history', title: '历史消息' },
]

/** Switches between the latest messages and history; only history is searched. */
export function ViewBar({ view, onShow }: { view: View; onShow: (view: View) => void }) {
  return (
    <div className={styles.bar}>
      <fieldset className={styles.switch} aria-label="消息范围">
        {SHELVES.map(({ shelf, title }) => (
          <button key={shelf} type="button" aria-pressed={view.shelf === shelf} onClick={() => onShow({ shelf })}>
            {title}
          </button>
        ))}
      </fieldset>
      {view.shelf === 'history' && <HistorySearch onSearch={search => onShow({ shelf: 'history', ...search })} />}
      <Switches />
    </div>
  )
}
