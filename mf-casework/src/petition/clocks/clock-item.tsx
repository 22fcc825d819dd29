import type { ClocksAnswer } from '@portal/shared-lib/contract/calls/clocks'
import { Lamp } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseExplainQuery } from '../../case-api'
import parts from '../../record/parts.module.css'
import styles from './clocks.module.css'

type Clock = ClocksAnswer[number]

interface ClockItemProps {
  readonly petitionNo: string
  readonly clock: Clock
}

/** A limit; how its date came about unfolds below it. */
export function ClockItem({ petitionNo, clock }: ClockItemProps) {
  const [isOpen, open] = useState(false)
  const { data } = useCaseExplainQuery({ petitionNo, clockId: clock.clockId }, { skip: !isOpen })
  const { name, organisation, dueAt, lamp, remainingDays } = clock
  return (
    <li>
      <p>
        <strong>{name}期限</strong>
        <span>{dueAt.slice(0, 10)}</span>
        <Lamp colour={lamp} remainingDays={remainingDays} dueAt={dueAt} late={clock.late} />
        {clock.closedAt && <span className={parts.after}>{endOf(clock)}</span>}
        {clock.state === 'paused' && <span className={parts.tag}>已中止</span>}
        <button
          type="button"
          className={parts.quiet}
          aria-expanded={isOpen}
          aria-label={`${name}期限如何计算`}
          onClick={() => open(!isOpen)}
        >
          如何计算
        </button>
      </p>
      <p className={parts.after}>{organisation}</p>
      {isOpen && data && (
        <dl className={styles.computed}>
          {data.lines.map(({ label, text }) => (
            <div key={label + text}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

const endOf = ({ closedAt, result }: Clock): string => `${closedAt?.slice(0, 10)} ${result}`
