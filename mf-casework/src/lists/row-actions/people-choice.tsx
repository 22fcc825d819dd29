import styles from './row-actions.module.css'

interface ChoiceProps {
  /** With what is said of each, beginning with the name. */
  readonly people: readonly { readonly personId: string; readonly said: readonly string[] }[]
  readonly chosen: string
  readonly onChoose: (personId: string) => void
}

/** One of several people. */
export const PeopleChoice = ({ people, chosen, onChoose }: ChoiceProps) => (
  <fieldset className={styles.people}>
    <legend>接收人</legend>
    {people.length === 0 && <p>没有可选择的人员</p>}
    {people.map(({ personId, said }) => (
      <label key={personId}>
        <input type="radio" name="person" checked={chosen === personId} onChange={() => onChoose(personId)} />
        {said.map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns, which never move
          <span key={at}>{words}</span>
        ))}
      </label>
    ))}
  </fieldset>
)
