import { createPortal } from 'react-dom'
import { LAMPS, type Lamp, lampMeanings } from '../contract/rules/lamp'
import { useThresholds } from '../session/thresholds'
import styles from './lamp-legend.module.css'

/** Pixels. */
const WIDTH = 420
const HEIGHT = 230
const GAP = 6

interface LampLegendProps {
  /** The lamp that is explained. */
  readonly at: Element
  readonly dueAt: string | undefined
}

/** What each lamp means, with the days that the province has set. */
export function LampLegend({ at, dueAt }: LampLegendProps) {
  const meanings = lampMeanings(useThresholds())
  return createPortal(
    <div role="tooltip" className={styles.legend} style={placeBeside(at.getBoundingClientRect())}>
      {dueAt && <p>期限 {dueAt.slice(0, 'YYYY-MM-DD'.length)}</p>}
      <dl>
        {Object.entries(LAMPS).map(([colour, { shape, name }]) => (
          <div key={colour}>
            <dt className={styles[colour as Lamp]}>
              <span aria-hidden="true">{shape}</span> {name}
            </dt>
            <dd>{meanings[colour as Lamp]}</dd>
          </div>
        ))}
      </dl>
    </div>,
    // What a modal dialog shows lies above the page.
    at.closest('dialog') ?? document.body,
  )
}

/** Below it, above it where there is no room, and never beyond the window's right edge. */
function placeBeside({ left, top, bottom }: DOMRect) {
  const isBelow = bottom + GAP + HEIGHT <= window.innerHeight
  return {
    width: WIDTH,
    left: Math.max(GAP, Math.min(left, window.innerWidth - WIDTH - GAP)),
    ...(isBelow ? { top: bottom + GAP } : { bottom: window.innerHeight - top + GAP }),
  }
}
