import { useId, useState } from 'react'
import { useCaseColleaguesQuery } from '../api'
import styles from '../approvals.module.css'
import { DecisionButton } from './decision-button'
import type { Handing } from './use-decision'

interface HandOnProps {
  readonly approvalId: string
  readonly isOff: boolean
  readonly onHand: (how: Handing, personId: string) => Promise<void>
}

const WAYS: readonly (readonly [Handing, string])[] = [
  ['forward', '转他人审批'],
  ['before', '加签（先于本人）'],
  ['after', '加签（后于本人）'],
]

/** Hands the decision to a colleague, or adds one who decides before or after. */
export function HandOn({ approvalId, isOff, onHand }: HandOnProps) {
  const [isOpen, open] = useState(false)
  const [how, setHow] = useState<Handing>('forward')
  const [personId, setPersonId] = useState('')
  const id = useId()
  const purpose = how === 'forward' ? 'forward' : 'addSigner'
  const { data = [] } = useCaseColleaguesQuery({ purpose, approvalId }, { skip: !isOpen })
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>转审或加签</summary>
      <div className={styles.buttons}>
        <select
          aria-label="方式"
          value={how}
          onChange={({ target }) => {
            setHow(target.value as Handing)
            setPersonId('')
          }}
        >
          {WAYS.map(([way, name]) => (
            <option key={way} value={way}>
              {name}
            </option>
          ))}
        </select>
        <label htmlFor={id}>人员</label>
        <select id={id} value={personId} onChange={({ target }) => setPersonId(target.value)}>
          <option value="">请选择人员</option>
          {data.map(person => (
            <option key={person.personId} value={person.personId}>
              {person.department}　{person.name}　{person.position}
            </option>
          ))}
        </select>
        <DecisionButton className={styles.usual} isOff={isOff} onDecide={() => void onHand(how, personId)}>
          确定
        </DecisionButton>
      </div>
    </details>
  )
}
