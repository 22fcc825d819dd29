import styles from './chips.module.css'
import type { Person } from './chosen-people'

interface PersonChipsProps {
  readonly label: string
  readonly people: readonly Person[]
  readonly onRemove: (person: Person) => void
  /** Login accounts that are no longer in use. */
  readonly gone?: readonly string[]
}

/** Who is chosen; each can be taken out. */
export function PersonChips({ label, people, onRemove, gone = [] }: PersonChipsProps) {
  const isGone = ({ loginAccount }: Person) => gone.includes(loginAccount)
  return (
    <ul aria-label={label} className={styles.chips}>
      {people.map(person => (
        <li key={person.loginAccount} title={person.orgName} className={isGone(person) ? styles.gone : undefined}>
          {person.userName}
          {isGone(person) && '（已停用）'}
          <button type="button" aria-label={`移除 ${person.userName}`} onClick={() => onRemove(person)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}
