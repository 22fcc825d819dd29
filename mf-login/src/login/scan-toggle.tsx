import styles from './scan-toggle.module.css'

/** The corner of the card: to the picture to scan, and back to the form. */
export function ScanToggle({ scanning, onToggle }: { scanning: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={styles.toggle} onClick={onToggle}>
      <span className={styles.tip}>{scanning ? '用户登录' : '扫码更方便'}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={scanning ? FORM : CODE} />
      </svg>
    </button>
  )
}

/** Three finders of a QR code and some modules. */
const CODE =
  'M3 3h8v8H3zm2 2v4h4V5zm8-2h8v8h-8zm2 2v4h4V5zM3 13h8v8H3zm2 2v4h4v-4zM13 13h3v3h-3zm5 0h3v3h-3zm-5 5h3v3h-3zm5 0h3v3h-3z'
/** A screen on its foot. */
const FORM = 'M2 4h20v13h-8v2h3v2H7v-2h3v-2H2zm2 2v9h16V6z'
