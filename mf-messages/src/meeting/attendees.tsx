import { MAX_IN_MEETING } from '@portal/shared-lib/contract/rules/meeting'
import type { Person } from '@portal/shared-lib/people-picker'
import styles from './start.module.css'

interface AttendeesProps {
  readonly people: readonly Person[]
  readonly onChange: (people: readonly Person[]) => void
  readonly onPick: () => void
}

/** The people to be invited. */
export function Attendees({ people, onChange, onPick }: AttendeesProps) {
  return (
    <div className={styles.field}>
      <span>
        参会人员（{people.length}/{MAX_IN_MEETING}）
      </span>
      <div className={styles.people}>
        <ul aria-label="参会人员">
          {people.map(person => (
            <li key={person.loginAccount} title={person.orgName}>
              {person.userName}
              <button
                type="button"
                aria-label={`移除 ${person.userName}`}
                onClick={() => onChange(people.filter(other => other !== person))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.add} onClick={onPick}>
          选择参会人员
        </button>
      </div>
    </div>
  )
}
