import { notify } from '../sdk/notify'
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
        onClick={() => void copy(value)}
      >
        ⧉
      </button>
    </span>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success('已复制信访件编号')
  } catch {
    notify.warning('浏览器不允许复制，请手工选取编号')
  }
}
