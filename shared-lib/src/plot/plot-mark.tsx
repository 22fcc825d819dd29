import { createContext, type KeyboardEvent, type ReactNode, type SyntheticEvent, useContext } from 'react'
import { Link } from '../router'
import { type Mark, saidOf } from './mark'
import styles from './plot.module.css'

/** What the marks of a plot have in common: which of them Tab reaches, and what is told of the one pointed at. */
export interface MarksOfPlot {
  readonly reached: string | undefined
  readonly onReach: (mark: Mark, element: Element) => void
  readonly onLeave: () => void
}

export const MarksContext = createContext<MarksOfPlot>({
  reached: undefined,
  onReach: () => undefined,
  onLeave: () => undefined,
})

/** One mark: it says itself on hover and focus, and opens what it counts by a click or Enter. */
export function PlotMark({ mark, children }: { mark: Mark; children: ReactNode }) {
  const { reached, onReach, onLeave } = useContext(MarksContext)
  const reach = (event: SyntheticEvent<Element>) => onReach(mark, event.currentTarget)
  const shared = {
    'data-mark': mark.key,
    'aria-label': saidOf(mark),
    tabIndex: reached === mark.key ? 0 : -1,
    onFocus: reach,
    onPointerEnter: reach,
    onPointerLeave: onLeave,
    onBlur: onLeave,
  }
  const { to, onOpen } = mark
  if (to && !onOpen)
    return (
      <Link {...shared} to={to} className={styles.mark}>
        {children}
      </Link>
    )
  const open = (event: KeyboardEvent) => {
    if (!onOpen || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    onOpen()
  }
  const role = onOpen ? { role: 'button', onClick: onOpen, onKeyDown: open, className: styles.mark } : { role: 'img' }
  return (
    <g {...shared} {...role}>
      {children}
    </g>
  )
}
