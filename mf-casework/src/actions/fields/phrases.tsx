import styles from './fields.module.css'

interface PhrasesProps {
  readonly phrases: readonly string[]
  readonly text: string
  readonly onChange: (text: string) => void
}

/** What is often said: added behind what is there. */
export function Phrases({ phrases, text, onChange }: PhrasesProps) {
  return (
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
}
