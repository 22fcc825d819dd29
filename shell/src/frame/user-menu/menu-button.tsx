import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMenu } from './use-menu'
import styles from './user-menu.module.css'

export interface MenuItem {
  readonly title: string
  run(): void
}

interface MenuButtonProps {
  /** Name of the menu, and of the button before what it shows. */
  readonly label: string
  /** What the button shows. */
  readonly children: ReactNode
  /** Stands above the entries. */
  readonly head: ReactNode
  readonly items: readonly MenuItem[]
}

/** A button that opens a menu, by mouse and by the keys. */
export function MenuButton({ label, children, head, items }: MenuButtonProps) {
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
        <div className={styles.popup}>
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

function MenuItems({ id, label, items, onRun }: MenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), [])
  return (
    <div ref={menu} id={id} role="menu" aria-label={label} className={styles.items}>
      {items.map(({ title, run }) => (
        <button
          key={title}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            // First, so that a dialog gives the focus back to the button.
            onRun()
            run()
          }}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
