import { METRICS } from '@portal/shared-lib/contract/rules/figures'
import { type KeyboardEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Column } from './figures'
import styles from './figures.module.css'

interface ExplainedProps {
  readonly name: string
  readonly text: string
}

interface Place {
  readonly left: number
  readonly top: number
}

/** Pixels: how wide an explanation is, and how far from what it explains. */
const WIDTH = 280
const GAP = 6

function placeUnder(element: Element): Place {
  const { left, bottom } = element.getBoundingClientRect()
  return { left: Math.max(GAP, Math.min(left, window.innerWidth - WIDTH - GAP)), top: bottom + GAP }
}

/** The name of a figure; what it means is told under the pointer and to who comes by the keyboard. */
export function Explained({ name, text }: ExplainedProps) {
  const id = useId()
  const [place, show] = useState<Place>()
  const hide = () => show(undefined)
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
  return (
    <button
      type="button"
      className={styles.explained}
      aria-describedby={place && id}
      onPointerEnter={({ currentTarget }) => show(placeUnder(currentTarget))}
      onPointerLeave={hide}
      onFocus={({ currentTarget }) => show(placeUnder(currentTarget))}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {name}
      {place &&
        createPortal(
          <span id={id} role="tooltip" className={styles.tooltip} style={{ ...place, width: WIDTH }}>
            {text}
          </span>,
          document.fullscreenElement ?? document.body,
        )}
    </button>
  )
}

/** The name of a column, which tells what is counted in it. */
export function FigureName({ column }: { column: Column | undefined }) {
  return column ? <Explained name={column.path.join('')} text={METRICS[column.metric].definition} /> : null
}
