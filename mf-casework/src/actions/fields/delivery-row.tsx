import type { CodeTableAnswer } from '@portal/shared-lib/contract/calls/tables'
import type { Delivery } from '../deliveries'
import styles from './fields.module.css'
import { Reached } from './reached'

interface DeliveryRowProps {
  readonly row: Delivery
  readonly modes: CodeTableAnswer
  readonly today: string
  readonly onChange: (row: Delivery) => void
}

/** One petitioner: reached, and how; or what was tried. */
export function DeliveryRow({ row, modes, today, onChange }: DeliveryRowProps) {
  const set = (part: Partial<Delivery>) => onChange({ ...row, ...part })
  const { name } = row
  return (
    <section className={styles.delivery} aria-label={`${name}的送达情况`}>
      <p>
        <strong>{name}</strong>
        <label className={styles.point}>
          <input
            type="checkbox"
            checked={!row.isReached}
            onChange={({ target }) => set({ isReached: !target.checked })}
          />
          无法联系
        </label>
      </p>
      {row.isReached ? (
        <Reached row={row} modes={modes} today={today} set={set} />
      ) : (
        <label className={styles.stack}>
          联系经过
          <textarea
            className={styles.text}
            rows={2}
            value={row.attempts}
            onChange={({ target }) => set({ attempts: target.value })}
          />
        </label>
      )}
    </section>
  )
}
