import { LONGEST_DOCUMENT_NO } from '@portal/shared-lib/contract/rules/document-number'
import { listOf, textOf } from '../form'
import type { ControlProps } from './control'
import styles from './fields.module.css'

/** Text of one line. */
export function Line({ field, id, value, onChange, describedBy, isWrong }: ControlProps<'line'>) {
  return (
    <input
      id={id}
      className={styles.text}
      value={textOf(value)}
      maxLength={field.max}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Number of what is issued. */
export const DocumentNo = ({ field, ...rest }: ControlProps<'documentNo'>) => (
  <Line {...rest} field={{ ...field, kind: 'line', max: LONGEST_DOCUMENT_NO }} />
)

const BETWEEN = /[、,，;；\s]+/

/** Several names, one behind the other. */
export function Names({ field, id, value, onChange, describedBy, isWrong }: ControlProps<'names'>) {
  return (
    <input
      id={id}
      className={styles.text}
      defaultValue={listOf<string>(value).join('、')}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      onChange={({ target }) => onChange(target.value.split(BETWEEN).filter(Boolean).slice(0, field.most))}
    />
  )
}
