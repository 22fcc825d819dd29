import { countRequests } from '@portal/shared-lib/contract/rules/answer'
import { listOf } from '../form'
import { type ControlProps, useAbout } from './control'
import styles from './fields.module.css'

interface Answer {
  readonly no: number
  readonly text: string
}

/** What is said to each request that the petitioner has numbered. */
export function Answers({ id, value, onChange, isWrong }: ControlProps<'answers'>) {
  const { request } = useAbout().petition
  const count = countRequests(request)
  const answers = listOf<Answer>(value)
  const textAt = (no: number) => answers.find(answer => answer.no === no)?.text ?? ''
  const answer = (no: number, text: string) =>
    onChange([...answers.filter(other => other.no !== no), { no, text }].toSorted((a, b) => a.no - b.no))
  return (
    <div className={styles.stack}>
      <p className={styles.quoted}>{request}</p>
      {Array.from({ length: count }, (_, at) => at + 1).map(no => (
        <label key={no} className={styles.stack}>
          第{no}项
          <textarea
            id={no === 1 ? id : undefined}
            className={styles.text}
            rows={2}
            value={textAt(no)}
            aria-invalid={isWrong && !textAt(no).trim()}
            onChange={({ target }) => answer(no, target.value)}
          />
        </label>
      ))}
    </div>
  )
}
