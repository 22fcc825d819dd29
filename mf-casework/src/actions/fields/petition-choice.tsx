import { useCaseRelatedQuery } from '../../case-api'
import { textOf } from '../form'
import { type ControlProps, useAbout } from './control'
import styles from './fields.module.css'

/** The number of another petition; those that have to do with this one are offered. */
export function PetitionChoice({ id, value, onChange, describedBy, isWrong }: ControlProps<'petition'>) {
  const { data } = useCaseRelatedQuery({ petitionNo: useAbout().petition.petitionNo })
  const offered = data ? [...data.sameMatter, ...data.alike] : []
  return (
    <div className={styles.stack}>
      <input
        id={id}
        className={styles.text}
        value={textOf(value)}
        maxLength={20}
        placeholder="20位信访件编号"
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      <ul className={styles.offered}>
        {offered.map(({ petitionNo, petitioner, summary, stateName }) => (
          <li key={petitionNo}>
            <button type="button" aria-pressed={petitionNo === value} onClick={() => onChange(petitionNo)}>
              {petitionNo}　{petitioner}　{stateName}
              <span>{summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
