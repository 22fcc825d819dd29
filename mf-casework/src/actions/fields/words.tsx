import { textOf } from '../form'
import type { ControlProps } from './control'
import styles from './fields.module.css'
import { Phrases } from './phrases'

/** Text of several lines, with how much of it there may be. */
export function Words({ field, id, value, onChange, describedBy, isWrong }: ControlProps<'words'>) {
  const text = textOf(value)
  return (
    <>
      <textarea
        id={id}
        className={styles.text}
        rows={field.rows ?? 3}
        value={text}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.under}>
        {field.phrases ? <Phrases phrases={field.phrases} text={text} onChange={onChange} /> : <span />}
        <span className={styles.count}>
          {text.trim().length} / {field.max}
        </span>
      </div>
    </>
  )
}
