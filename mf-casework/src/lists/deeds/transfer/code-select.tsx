import { useId } from 'react'
import { useCaseworkCodeTableQuery } from '../../../api'
import styles from '../deeds.module.css'

interface CodeSelectProps {
  readonly label: string
  readonly table: string
  /** Only these of them. */
  readonly codes?: RegExp
  readonly value: string
  readonly onChange: (code: string) => void
}

/** One code of a table. */
export function CodeSelect({ label, table, codes, value, onChange }: CodeSelectProps) {
  const { data = [] } = useCaseworkCodeTableQuery({ tableName: table })
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {data
          .filter(({ codeId }) => codes?.test(codeId) ?? true)
          .map(({ codeId, codeName }) => (
            <option key={codeId} value={codeId}>
              {codeName}
            </option>
          ))}
      </select>
    </div>
  )
}
