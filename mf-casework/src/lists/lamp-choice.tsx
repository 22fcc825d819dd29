import { OPEN_LAMPS } from './conditions/lamps'
import styles from './toolbar.module.css'

interface LampChoiceProps {
  readonly lamp: string
  readonly onChoose: (lamp: string) => void
}

/** Leaves of a list what shows one lamp, the most pressing first. */
export function LampChoice({ lamp, onChoose }: LampChoiceProps) {
  return (
    <select className={styles.lamp} aria-label="时限灯" value={lamp} onChange={({ target }) => onChoose(target.value)}>
      <option value="">全部时限</option>
      {Object.entries(OPEN_LAMPS).map(([colour, name]) => (
        <option key={colour} value={colour}>
          {name}
        </option>
      ))}
    </select>
  )
}
