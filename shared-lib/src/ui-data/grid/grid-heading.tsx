import styles from './grid.module.css'
import { ROLES } from './roles'

interface GridHeadingProps {
  readonly text: string | undefined
  /** Pixels below the head. */
  readonly start: number
}

/** What the rows below it have in common. */
export function GridHeading({ text, start }: GridHeadingProps) {
  if (!text) return null
  return (
    <tr {...ROLES.row} className={styles.heading} style={{ transform: `translateY(${start}px)` }}>
      <td {...ROLES.cell}>{text}</td>
    </tr>
  )
}
