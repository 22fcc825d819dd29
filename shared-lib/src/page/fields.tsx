import type { ReactNode } from 'react'
import styles from './page.module.css'

export type FieldRow = readonly [label: string, value: ReactNode, width?: 'wide']

/** Labels and values, two pairs a line where there is room. */
export function Fields({ rows }: { rows: readonly FieldRow[] }) {
  return (
    <dl className={styles.fields}>
      {rows.map(([label, value, width]) => (
        <div key={label} className={width === 'wide' ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null || value === undefined ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
