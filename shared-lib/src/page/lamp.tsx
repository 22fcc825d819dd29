import { LAMPS, type Lamp as LampColour } from '../contract/rules/lamp'
import { remainingWords } from '../formats/days'
import { LampLegend } from './lamp-legend'
import styles from './page.module.css'
import { useHovered } from './use-hovered'

interface LampProps {
  readonly colour: LampColour
  /** Whole days left; negative when overdue, null where there is no limit or it has ended. */
  readonly remainingDays: number | null
  /** When it is due, `YYYY-MM-DD HH:mm:ss`. */
  readonly dueAt?: string | null | undefined
  /** Of a limit that has ended: whether it ended after it was due. */
  readonly late?: boolean
}

/** How a time limit stands: shape, colour and the days left in words. What the lamps mean is told under the pointer. */
export function Lamp({ colour, remainingDays, dueAt, late = false }: LampProps) {
  const { shape, name } = LAMPS[colour]
  const hover = useHovered()
  const isOver = colour === 'grey'
  return (
    <span {...hover.target} className={`${styles.lamp} ${styles[colour]} ${isOver && late ? styles.late : ''}`}>
      <span aria-hidden="true">{shape}</span>
      <span className={styles.visuallyHidden}>{isOver ? '' : name}</span>
      {isOver ? (late ? '超期结束' : name) : remainingWords(remainingDays)}
      {hover.at && <LampLegend at={hover.at} dueAt={dueAt ?? undefined} />}
    </span>
  )
}
