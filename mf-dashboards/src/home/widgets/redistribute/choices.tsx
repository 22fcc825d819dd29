import { formatNumber } from '@portal/shared-lib'
import { Lamp } from '@portal/shared-lib/page'
import type { Card, Lane } from '../../../kanban/department/moves'
import styles from './redistribute.module.css'

interface CaseChoiceProps {
  readonly cards: readonly Card[]
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}

export function CaseChoice({ cards, chosen, onChoose }: CaseChoiceProps) {
  const isAll = chosen.length === cards.length
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id])
  return (
    <fieldset className={styles.cases}>
      <legend>待办（已选{chosen.length}件）</legend>
      <label>
        <input type="checkbox" checked={isAll} onChange={() => onChoose(isAll ? [] : cards.map(({ id }) => id))} />
        全选
      </label>
      <ul>
        {cards.map(({ id, lamp, remainingDays, dueAt, typeName, petitioner, summary }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <Lamp colour={lamp} remainingDays={remainingDays} dueAt={dueAt} />
              <span className={styles.summary} title={summary}>
                {typeName} · {petitioner}：{summary}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface ReceiverChoiceProps {
  readonly lanes: readonly Lane[]
  readonly to: string
  readonly onGive: (person: string) => void
}

export const ReceiverChoice = ({ lanes, to, onGive }: ReceiverChoiceProps) => (
  <fieldset className={styles.receivers}>
    <legend>接收人</legend>
    {lanes.map(({ key, name, count }) => (
      <label key={key}>
        <input type="radio" name="receiver" checked={key === to} onChange={() => onGive(key)} />
        {name}
        <span className={styles.soft}>在办 {formatNumber(count)} 件</span>
      </label>
    ))}
  </fieldset>
)
