import { formatDay, WhileLoading } from '@portal/shared-lib'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { EvidenceList } from '../evidence/evidence-list'
import { listOf, textOf } from '../form'
import type { ControlProps } from './control'
import styles from './fields.module.css'
import { Several } from './several'

const DAY_MS = 24 * 3_600_000

/** A day. */
export function Day({ field, id, value, onChange, about, describedBy, isWrong }: ControlProps<'day'>) {
  const tomorrow = formatDay(new Date(Date.parse(`${about.today}T00:00:00+08:00`) + DAY_MS))
  return (
    <WhileLoading fallback={<input id={id} className={styles.short} defaultValue={textOf(value)} />}>
      <span className={styles.day}>
        <DayPicker
          id={id}
          value={textOf(value)}
          min={field.from && tomorrow}
          max={field.until && about.today}
          aria-describedby={describedBy}
          isWrong={isWrong}
          onChange={day => onChange(day ?? '')}
        />
      </span>
    </WhileLoading>
  )
}

/** A whole number with its unit. */
export function Amount({ field, id, value, onChange, describedBy, isWrong }: ControlProps<'number'>) {
  return (
    <span className={styles.amount}>
      <input
        id={id}
        type="number"
        className={styles.short}
        value={String(value ?? '')}
        min={field.min}
        max={field.max}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      />
      {field.unit}
    </span>
  )
}

/** Something that is so or not; its label stands behind it, and below it what bears it out. */
export function Point({ field, id, value, onChange, about, describedBy, isWrong }: ControlProps<'point'>) {
  return (
    <>
      <label className={styles.point}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={describedBy}
          aria-invalid={isWrong}
          onChange={({ target }) => onChange(target.checked)}
        />
        {field.label}
      </label>
      {field.evidence && <EvidenceList petitionNo={about.petition.petitionNo} what={field.evidence} />}
    </>
  )
}

/** Some of the petitioners. */
export function Persons({ field, value, about, ...rest }: ControlProps<'persons'>) {
  const options = about.people
    .filter(({ isPetitioner }) => isPetitioner)
    .map(({ personSeq, name }) => [personSeq, name] as const)
  return <Several {...rest} options={options} value={listOf<number>(value)} label={field.label} />
}
