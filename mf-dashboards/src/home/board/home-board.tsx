import { can, useDesktop } from '@portal/shared-lib'
import { useState } from 'react'
import { useDashboardHomeLayoutsQuery } from '../../api'
import styles from '../home.module.css'
import { LayoutDialog } from './layout-dialog'
import { WidgetView } from './widget-view'
import { type Home, inOrder, USUAL, type Widget, widgetsOf } from './widgets-of'

/** The widgets of a home page as the person wishes them. */
export function HomeBoard({ home }: { home: Home }) {
  // What may be seen follows the desktop.
  useDesktop()
  const { data, error } = useDashboardHomeLayoutsQuery({})
  if (!data && !error) return null
  const layout = data?.[home] ?? USUAL
  const widgets = inOrder(widgetsOf(home, can), layout).filter(({ key }) => !layout.hidden.includes(key))
  const ofSize = (size: string) => widgets.filter(widget => widget.size === size)
  return (
    <>
      <Column widgets={ofSize('wide')} />
      <div className={styles.columns}>
        <Column widgets={ofSize('main')} />
        <Column widgets={ofSize('side')} />
      </div>
    </>
  )
}

const Column = ({ widgets }: { widgets: readonly Widget[] }) => (
  <div className={styles.column}>
    {widgets.map(widget => (
      <WidgetView key={widget.key} widget={widget} />
    ))}
  </div>
)

/** 自定义首页. */
export function ArrangeButton({ home }: { home: Home }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" className={styles.plainButton} onClick={() => open(true)}>
        自定义首页
      </button>
      {isOpen && <LayoutDialog home={home} onClose={() => open(false)} />}
    </>
  )
}
