import type { ReactNode } from 'react'
import type { ChosenUnit } from '../../form'
import fields from '../fields.module.css'
import styles from './unit-picker.module.css'

interface ChosenUnitsProps {
  readonly units: readonly ChosenUnit[]
  readonly onRemove: (unit: ChosenUnit) => void
  readonly onLead?: (orgId: string) => void
  /** What else is asked of each. */
  readonly children: (unit: ChosenUnit) => ReactNode
}

/** Who is chosen, and who of them leads. */
export function ChosenUnits({ units, onRemove, onLead, children }: ChosenUnitsProps) {
  if (units.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label="已选单位">
      {units.map(unit => (
        <li key={unit.orgId}>
          <span>{unit.name}</span>
          {onLead && (
            <label className={fields.point}>
              <input type="radio" checked={unit.isLead} onChange={() => onLead(unit.orgId)} />
              主办
            </label>
          )}
          <button type="button" aria-label={`移除 ${unit.name}`} onClick={() => onRemove(unit)}>
            ×
          </button>
          {children(unit)}
        </li>
      ))}
    </ul>
  )
}
