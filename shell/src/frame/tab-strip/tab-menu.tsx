import { type FocusEvent, type KeyboardEvent, useId } from 'react'
import { closeTabsAsked, renewTabAsked } from '../../outlet/tab-actions'
import { openTabs } from '../../tabs/tab-store'
import { besides } from '../../tabs/tabs'
import { MenuItems, stepInMenu } from '../user-menu/menu-button'
import styles from './tab-strip.module.css'

interface TabMenuProps {
  readonly tabKey: string
  /** Pixels from the left of the strip. */
  readonly left: number
  readonly onClose: () => void
}

/** What can be done with a tab and those beside it. */
export function TabMenu({ tabKey, left, onClose }: TabMenuProps) {
  const id = useId()
  const focusTab = () =>
    [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(({ dataset }) => dataset.key === tabKey)?.focus()
  const close = () => {
    onClose()
    focusTab()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      close()
    } else stepInMenu(event)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onClose()
  }
  const place = { onKeyDown, onBlur }
  const items = [
    { title: '刷新', run: () => void renewTabAsked(tabKey) },
    { title: '关闭', run: () => void closeTabsAsked([tabKey]) },
    { title: '关闭其他', run: () => void closeTabsAsked(besides(openTabs(), tabKey, 'others')) },
    { title: '关闭右侧', run: () => void closeTabsAsked(besides(openTabs(), tabKey, 'right')) },
  ]
  return (
    <div className={styles.menu} style={{ left }} {...place}>
      <MenuItems id={id} label="标签页" items={items} onRun={close} />
    </div>
  )
}
