import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import styles from './login.module.css'

/** Per cent by which a key press moves the handle. */
const KEY_STEP = 10
const FULL = 100

/** Slide to verify: once past the full width it stays; released earlier it goes back. */
export function SlideBar({ passed, onPass }: { passed: boolean; onPass: () => void }) {
  const track = useRef<HTMLDivElement>(null)
  const [percent, setPercent] = useState(0)
  const grabbedAt = useRef<number>(undefined)

  const moveTo = (next: number) => {
    setPercent(Math.max(0, Math.min(FULL, next)))
    if (next < FULL) return
    grabbedAt.current = undefined
    onPass()
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (grabbedAt.current === undefined || passed) return
    const width = (track.current?.clientWidth ?? 0) - event.currentTarget.offsetWidth
    moveTo(((event.clientX - grabbedAt.current) / width) * FULL)
  }
  const release = () => {
    grabbedAt.current = undefined
    if (!passed) setPercent(0)
  }
  const press = (event: KeyboardEvent) => {
    if (passed || !['ArrowRight', 'ArrowLeft', 'End'].includes(event.key)) return
    event.preventDefault()
    moveTo(event.key === 'End' ? FULL : percent + (event.key === 'ArrowRight' ? KEY_STEP : -KEY_STEP))
  }

  const at = passed ? FULL : percent
  return (
    <div ref={track} className={`${styles.slide} ${passed ? styles.passed : ''}`}>
      <span>{passed ? '验证通过' : '向右滑动验证'}</span>
      <div
        role="slider"
        tabIndex={0}
        aria-label="向右滑动验证"
        aria-valuemin={0}
        aria-valuemax={FULL}
        aria-valuenow={Math.round(at)}
        aria-valuetext={passed ? '验证通过' : '未验证'}
        className={styles.handle}
        style={{ left: `calc((100% - var(--handle)) * ${at / FULL})` }}
        onPointerDown={event => {
          grabbedAt.current = event.clientX
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={press}
        onBlur={release}
      >
        {passed ? '✓' : '»'}
      </div>
    </div>
  )
}
