import type { SimpleChecklist } from '@portal/shared-lib/contract/rules/simple'
import { Checkbox } from '@portal/shared-lib/ui'
import styles from './simple.module.css'

interface TicksProps {
  readonly legend: string
  /** Labels by the names in the checklist. */
  readonly labels: Readonly<Record<string, string>>
  readonly ticked: SimpleChecklist
  readonly onTick: (changed: SimpleChecklist) => void
}

/** A part of the checklist of 简易办理. */
export const SimpleTicks = ({ legend, labels, ticked, onTick }: TicksProps) => (
  <fieldset className={styles.conditions}>
    <legend>{legend}</legend>
    {Object.entries(labels).map(([name, label]) => (
      <Checkbox
        key={name}
        checked={ticked[name as keyof SimpleChecklist] ?? false}
        onChange={({ target }) => onTick({ [name]: target.checked })}
      >
        {label}
      </Checkbox>
    ))}
  </fieldset>
)
