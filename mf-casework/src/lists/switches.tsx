import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './toolbar.module.css'

/** A control of the toolbar that may have to give way. */
export interface Filter {
  readonly key: string
  readonly isOn: boolean
  readonly control: ReactNode
}

/** Pixels by which an edge that is rounded may stand out. */
const ROUNDED = 1

/** Filters beside each other as far as there is room for them; the others open below 更多筛选. */
export function Switches({ filters }: { filters: readonly Filter[] }) {
  const line = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(filters.length)
  const keys = filters.map(({ key }) => key).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the line is measured anew
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return undefined
    const measure = () => setRoom(fittingOf(element))
    const sizes = new ResizeObserver(measure)
    for (const each of [element, ...element.children]) sizes.observe(each)
    measure()
    return () => sizes.disconnect()
  }, [keys])
  return (
    <>
      <div ref={line} className={styles.switches}>
        {filters.map(({ key, control }, at) => (
          <span key={key} className={at < room ? undefined : styles.without}>
            {control}
          </span>
        ))}
      </div>
      {room < filters.length && <More filters={filters.slice(room)} />}
    </>
  )
}

/** How many children of a line stand in it whole. */
function fittingOf(line: HTMLElement): number {
  const end = line.getBoundingClientRect().right + ROUNDED
  const out = [...line.children].findIndex(child => child.getBoundingClientRect().right > end)
  return out < 0 ? line.children.length : out
}

/** What had no room; how many of these hold is said without opening it. */
function More({ filters }: { filters: readonly Filter[] }) {
  const [isOpen, open] = useState(false)
  const on = filters.filter(({ isOn }) => isOn).length
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) open(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    open(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button in it opened
    <div className={styles.more} onBlur={leave} onKeyDown={onKeyDown}>
      <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {on ? `更多筛选（${on}）` : '更多筛选'}
      </button>
      {isOpen && (
        // Takes the focus, so that a press between its controls does not close it.
        <fieldset className={styles.panel} aria-label="更多筛选" tabIndex={-1}>
          {filters.map(({ key, control }) => (
            <div key={key}>{control}</div>
          ))}
        </fieldset>
      )}
    </div>
  )
}
