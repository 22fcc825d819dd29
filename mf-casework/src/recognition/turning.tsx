import styles from './recognition.module.css'

interface TurningProps {
  readonly number: number
  readonly count: number
  readonly onTurn: (number: number) => void
}

/** From page to page. */
export function Turning({ number, count, onTurn }: TurningProps) {
  if (count < 2) return null
  return (
    <p className={styles.turning}>
      <button type="button" disabled={number === 0} onClick={() => onTurn(number - 1)}>
        上一页
      </button>
      第 {number + 1} 页，共 {count} 页
      <button type="button" disabled={number + 1 >= count} onClick={() => onTurn(number + 1)}>
        下一页
      </button>
    </p>
  )
}
