import { copyText } from './copy-text'
import styles from './page.module.css'

/** A petition number: monospaced, with a button that copies it. */
export function PetitionNo({ value }: { value: string }) {
  return (
    <span className={styles.petitionNo}>
      {value}
      <button
        type="button"
        title="复制信访件编号"
        aria-label={`复制信访件编号 ${value}`}
        onClick={() => void copyText(value, '信访件编号')}
      >
        <CopyIcon />
      </button>
    </span>
  )
}

function CopyIcon() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="none" stroke="currentColor">
      <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2" />
    </svg>
  )
}
