import styles from '../../actions.module.css'
import type { ChosenUnit } from '../../form'

interface ChosenUnitsProps {
  readonly units: readonly ChosenUnit[]
  readonly onRemove: (unit: ChosenUnit) => void
  readonly onLead?: (orgId: string) => void
}

/** Who is chosen, and who of them leads. */
export function ChosenUnits({ units, onRemove, onLead }: ChosenUnitsProps) {
  if (units.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label="已选单位">
      {units.map(unit => (
        <li key={unit.orgId}>
          <span>{unit.name}</span>
          {onLead && (
            <label className={styles.point}>
              <input type="radio" checked={unit.isLead} onChange={() => onLead(unit.orgId)} />
              主办
            </label>
          )}
          <button type="button" aria-label={`移除 ${unit.name}`} onClick={() => onRemove(unit)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}
