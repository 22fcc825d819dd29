import fields from '../fields.module.css'
import type { Unit } from './unit'
import styles from './unit-picker.module.css'

interface UnitListProps {
  readonly label: string
  readonly units: readonly Unit[] | undefined
  readonly isChosen: (orgId: string) => boolean
  readonly onToggle: (unit: Unit) => void
  /** Whether its label is to be seen. */
  readonly isTitled?: boolean
}

/** Organisations to choose from, each with why it is suggested, or why it cannot be chosen. */
export function UnitList({ label, units, isChosen, onToggle, isTitled = false }: UnitListProps) {
  if (!units) return <p className={fields.hint}>加载中...</p>
  if (units.length === 0) return <p className={fields.hint}>没有可选择的单位</p>
  return (
    <>
      {isTitled && <p className={fields.hint}>{label}</p>}
      <ul className={styles.units} aria-label={label}>
        {units.map(unit => (
          <li key={unit.orgId}>
            <label className={fields.point} title={unit.problem || undefined}>
              <input
                type="checkbox"
                checked={isChosen(unit.orgId)}
                disabled={unit.problem !== ''}
                onChange={() => onToggle(unit)}
              />
              {unit.name}
              {(unit.problem || unit.reason) && <span className={fields.hint}>{unit.problem || unit.reason}</span>}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
