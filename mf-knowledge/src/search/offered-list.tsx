import { useEffect, useRef } from 'react'
import { Marked } from './marked'
import styles from './search.module.css'
import type { Offered } from './use-offered'

interface OfferedListProps {
  readonly id: string
  readonly offered: readonly Offered[]
  /** Position of the one that Enter takes; -1 none. */
  readonly active: number
  /** What was typed, marked in them. */
  readonly words: string
  readonly onChoose: (one: Offered) => void
}

/** What is offered below the search box. Pressing the mouse in it leaves the focus in the box. */
export function OfferedList({ id, offered, active, words, onChoose }: OfferedListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="搜索联想"
      className={styles.offered}
      onMouseDown={event => event.preventDefault()}
    >
      {offered.map((one, at) => (
        // The keys are those of the box, which keeps the focus.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          key={`${one.kind} ${one.text}`}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onClick={() => onChoose(one)}
        >
          <span title={one.text}>
            <Marked text={one.text} marks={[words]} />
          </span>
          <span>{one.kind}</span>
        </div>
      ))}
    </div>
  )
}
