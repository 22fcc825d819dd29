import type { Person } from './chosen-people'
import styles from './people-picker.module.css'

interface ChipsProps {
  readonly people: readonly Person[]
  readonly onRemove: (person: Person) => void
}

/** Who is chosen. */
export function Chips({ people, onRemove }: ChipsProps) {
  return (
    <ul aria-label="已选人员" className={styles.chips}>
      {people.map(person => (
        <li key={person.loginAccount} title={person.orgName}>
          {person.userName}
          <button type="button" aria-label={`移除 ${person.userName}`} onClick={() => onRemove(person)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}
