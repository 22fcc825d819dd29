import { type ControlProps, textOf } from '../entry'
import styles from './controls.module.css'
import { tiesOf } from './ties'

export interface WordsEntry {
  /** Characters. */
  readonly max: number
  readonly rows?: number
  /** What is often said. */
  readonly phrases?: readonly string[]
  readonly placeholder?: string | undefined
  /** No more can be typed; else too much is told when it is sent. */
  readonly isCut?: true
  /** What the browser may fill it with. */
  readonly autoComplete?: string
}

const ROWS = 3

/** Text of several lines, with how much of it there may be. */
export function Words(props: ControlProps<WordsEntry>) {
  const { max, rows = ROWS, phrases, placeholder, isCut, autoComplete } = props.entry
  const text = textOf(props.value)
  return (
    <>
      <textarea
        {...tiesOf(props)}
        className={styles.text}
        rows={rows}
        autoComplete={autoComplete}
        placeholder={placeholder}
        maxLength={isCut && max}
        value={text}
        onChange={({ target }) => props.onChange(target.value)}
      />
      <div className={styles.under}>
        {phrases ? <Phrases phrases={phrases} text={text} onChange={props.onChange} /> : <span />}
        <span className={styles.count}>
          {text.trim().length} / {max}
        </span>
      </div>
    </>
  )
}

interface PhrasesProps {
  readonly phrases: readonly string[]
  readonly text: string
  readonly onChange: (text: string) => void
}

/** What is often said: added behind what is there. */
export const Phrases = ({ phrases, text, onChange }: PhrasesProps) => (
  <details className={styles.phrases}>
    <summary>常用语</summary>
    <ul>
      {phrases.map(phrase => (
        <li key={phrase}>
          <button type="button" onClick={() => onChange(text.includes(phrase) ? text : text + phrase)}>
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  </details>
)
