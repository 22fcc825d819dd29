import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

interface TableProps {
  /** What its columns hold. */
  readonly headings: readonly string[]
  /** Cells of several lines stand at the top of their row. */
  readonly tall?: boolean
  /** Rows, made of `tr` and `td`. */
  readonly children: ReactNode
}

/** A table that is short enough to show as it is. */
export const PlainTable = ({ headings, tall = false, children }: TableProps) => (
  <div className={styles.scroll}>
    <table className={tall ? `${styles.table} ${styles.tall}` : styles.table}>
      <thead>
        <tr>
          {headings.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

/** A cell whose text is cut where it is too long; the whole shows on hover. */
export const LongCell = ({ title, children }: { title: string; children: ReactNode }) => (
  <td className={styles.long} title={title}>
    {children}
  </td>
)
