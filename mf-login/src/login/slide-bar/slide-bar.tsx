import styles from './slide-bar.module.css'
import { FULL, useSlide } from './use-slide'

/** Slide to verify: once past the full width it stays; released earlier it goes back. */
export function SlideBar({ passed, onPass }: { passed: boolean; onPass: () => void }) {
  const { track, at, grab, drag, release, press } = useSlide(passed, onPass)
  const travelled = `calc((100% - var(--handle)) * ${at / FULL})`
  const text = passed ? '验证通过' : '向右滑动验证'
  return (
    <div
      ref={track}
      className={`${styles.slide} ${passed ? styles.passed : ''}`}
      style={{ backgroundSize: `${travelled} 100%` }}
    >
      <span>{text}</span>
      <div
        role="slider"
        tabIndex={0}
        aria-label="向右滑动验证"
        title="拖动滑块，或按 End 键"
        aria-valuemin={0}
        aria-valuemax={FULL}
        aria-valuenow={Math.round(at)}
        aria-valuetext={text}
        className={styles.handle}
        style={{ left: travelled }}
        onPointerDown={grab}
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
