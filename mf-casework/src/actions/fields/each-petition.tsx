import { listOf, type PetitionLine } from '../form'
import { type ControlProps, useAbout } from './control'
import styles from './fields.module.css'

/** What is said of each petition of several. */
export function EachPetition({ id, entry, value, onChange, describedBy, isWrong }: ControlProps<'eachPetition'>) {
  const { petitions = [] } = useAbout()
  const lines = listOf<PetitionLine>(value)
  const textOn = (no: string) => lines.find(({ petitionNo }) => petitionNo === no)?.text ?? ''
  const write = (petitionNo: string, text: string) =>
    onChange([...lines.filter(other => other.petitionNo !== petitionNo), { petitionNo, text }])
  return (
    <div className={styles.stack}>
      {petitions.map(({ petitionNo, summary }, at) => (
        <label key={petitionNo} className={styles.stack}>
          {petitionNo}
          <span className={styles.quoted}>{summary}</span>
          <textarea
            id={at === 0 ? id : undefined}
            className={styles.text}
            rows={2}
            maxLength={entry.max}
            value={textOn(petitionNo)}
            aria-describedby={describedBy}
            aria-invalid={isWrong && textOn(petitionNo).trim().length < entry.min}
            onChange={({ target }) => write(petitionNo, target.value)}
          />
        </label>
      ))}
    </div>
  )
}
