import { asPortalError, can } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useDashboardHomeLayoutsQuery, useDashboardSaveHomeLayoutMutation } from '../../api'
import styles from '../home.module.css'
import { type Home, inOrder, type Layout, USUAL, type Widget, widgetsOf } from './widgets-of'

interface LayoutProps {
  readonly home: Home
  readonly onClose: () => void
}

/** Which widgets a person has on a home page, and in which order. */
export function LayoutDialog({ home, onClose }: LayoutProps) {
  const { data } = useDashboardHomeLayoutsQuery({})
  const [save] = useDashboardSaveHomeLayoutMutation()
  const [problem, tell] = useState('')
  const [layout, change] = useState<Layout>(data?.[home] ?? USUAL)
  const widgets = inOrder(widgetsOf(home, can), layout)
  const move = (at: number, by: number) => change({ ...layout, order: moved(widgets, at, by) })
  const keep = async (wished: Layout) => {
    const { error } = await save({ args: { home, ...wished } })
    if (error) tell(asPortalError(error).message)
    else onClose()
  }
  return (
    <Dialog title="自定义首页" onClose={onClose}>
      <ul className={styles.arrange}>
        {widgets.map(({ key, title }, at) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={!layout.hidden.includes(key)}
                onChange={() => change({ ...layout, hidden: toggled(layout.hidden, key) })}
              />
              {title}
            </label>
            <button type="button" aria-label={`上移${title}`} disabled={at === 0} onClick={() => move(at, -1)}>
              上移
            </button>
            <button
              type="button"
              aria-label={`下移${title}`}
              disabled={at === widgets.length - 1}
              onClick={() => move(at, 1)}
            >
              下移
            </button>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.foot}>
        <button type="button" className={styles.plainButton} onClick={() => void keep(USUAL)}>
          恢复默认
        </button>
        <button type="button" className={styles.quick} onClick={() => void keep(layout)}>
          保存
        </button>
      </div>
    </Dialog>
  )
}

/** The keys with one of them moved up or down. */
function moved(widgets: readonly Widget[], at: number, by: number): string[] {
  const keys = widgets.map(({ key }) => key)
  return keys.toSpliced(at, 1).toSpliced(at + by, 0, keys[at] ?? '')
}

const toggled = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter(other => other !== key) : [...keys, key]
