import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './grid.module.css'
import { LEAST_WIDTH } from './measures'

interface WidthHandleProps {
  readonly title: string
  /** Pixels. */
  readonly width: number
  readonly onWidth: (width: number) => void
}

/** Pixels of an arrow key. */
const STEP = 16
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP }
const MOST_WIDTH = 800

/** The edge of a heading by which its column is made wider or narrower: by pointer, or by the arrow keys. */
export function WidthHandle({ title, width, onWidth }: WidthHandleProps) {
  const settle = (wanted: number) => onWidth(Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, wanted))))
  const byKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    settle(width + step)
  }
  const byPointer = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId)
    const drawn = currentTarget.parentElement?.getBoundingClientRect().width ?? width
    currentTarget.onpointermove = moved => settle(drawn + moved.clientX - clientX)
    currentTarget.onlostpointercapture = () => {
      currentTarget.onpointermove = null
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line between texts is no handle
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={`${title}列宽`}
      aria-valuenow={width}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={MOST_WIDTH}
      tabIndex={-1}
      className={styles.handle}
      onKeyDown={byKey}
      onPointerDown={byPointer}
    />
  )
}
