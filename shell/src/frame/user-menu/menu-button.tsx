import type { IconName } from '@portal/shared-lib/contract/rules/icons'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icons/icon'
import styles from './user-menu.module.css'

/** Keys that lead from entry to entry. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Goes to another entry of a menu by a key; whether that was one. */
export function stepInMenu(event: KeyboardEvent<HTMLElement>): boolean {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = STEPS[event.key]?.(entries.indexOf(event.target as HTMLElement), entries.length)
  if (at === undefined) return false
  event.preventDefault()
  entries[at]?.focus()
  return true
}

/** Opening, closing and walking through the menu of a button. The focus comes back to the button. */
function useMenu() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) close()
    if (stepInMenu(event)) setOpen(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return { open, button, close, toggle: () => setOpen(!open), place: { onKeyDown, onBlur } }
}

export interface MenuItem {
  /** Tells one from another of the same title. */
  readonly id?: string
  readonly title: string
  readonly icon?: IconName
  /** Behind the title: what waits there. */
  readonly badge?: ReactNode
  run(): void
}

interface MenuButtonProps {
  /** Name of the menu, and of the button before what it shows. */
  readonly label: string
  /** What the button shows. */
  readonly children: ReactNode
  /** Stands above the entries. */
  readonly head?: ReactNode
  readonly items: readonly MenuItem[]
  /** To which side there is room. */
  readonly opens?: 'left' | 'right'
}

/** A button that opens a menu, by mouse and by the keys. */
export function MenuButton({ label, children, head, items, opens = 'left' }: MenuButtonProps) {
  const { open, button, close, toggle, place } = useMenu()
  const id = useId()
  return (
    <div className={styles.place} {...place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <span className={styles.visuallyHidden}>{label}</span>
        {children}
      </button>
      {open && (
        <div className={opens === 'left' ? styles.popup : styles.popupRight}>
          {head}
          <MenuItems id={id} label={label} items={items} onRun={close} />
        </div>
      )}
    </div>
  )
}

interface MenuItemsProps extends Pick<MenuButtonProps, 'label' | 'items'> {
  readonly id: string
  readonly onRun: () => void
}

/** The entries of an open menu; the first has the focus. */
export function MenuItems({ id, label, items, onRun }: MenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), [])
  return (
    <div ref={menu} id={id} role="menu" aria-label={label} className={styles.items}>
      {items.map(({ id: own, title, icon, badge, run }) => (
        <button
          key={own ?? title}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            // First, so that a dialog gives the focus back to the button.
            onRun()
            run()
          }}
        >
          {icon && <Icon name={icon} size={18} />}
          {title}
          {badge}
        </button>
      ))}
    </div>
  )
}
