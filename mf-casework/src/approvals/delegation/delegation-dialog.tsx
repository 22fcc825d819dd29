import { api, send, store } from '@portal/shared-lib'
import { endDelegation } from '@portal/shared-lib/contract/calls/approvals'
import { Dialog, Empty } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseDelegationsQuery } from '../api'
import styles from '../approvals.module.css'
import { DelegationForm } from './delegation-form'

const WIDTH = 640
const STATES = { coming: '未生效', active: '生效中', ended: '已结束' } as const

const readAgain = () => void store.dispatch(api.util.invalidateTags(['Todo']))

/** Whom the user has entrusted with decisions, and who has entrusted the user. */
export default function DelegationDialog({ onClose }: { onClose: () => void }) {
  const { data = [] } = useCaseDelegationsQuery({})
  const [problem, setProblem] = useState('')
  const end = async (delegationId: string) => {
    const { error } = await send(endDelegation, { delegationId })
    setProblem(error?.message ?? '')
    if (!error) readAgain()
  }
  return (
    <Dialog title="授权代审" width={WIDTH} onClose={onClose}>
      <div className={styles.dialog}>
        <DelegationForm onGiven={readAgain} />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {data.length === 0 && <Empty hint="授权后，期间内的审批也可由受托人办理" />}
        <ul className={styles.rows}>
          {data.map(({ delegationId, from, to, typeNames, reason, fromAt, untilAt, state, isOwn }) => (
            <li key={delegationId}>
              {from} 委托 {to}　{typeNames.join('、') || '全部事项'}
              <span className={styles.tag}>{STATES[state]}</span>
              <p>
                {fromAt.slice(0, 16)} 至 {untilAt.slice(0, 16)}　{reason}
                {isOwn && state !== 'ended' && (
                  <button type="button" className={styles.quiet} onClick={() => void end(delegationId)}>
                    结束授权
                  </button>
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
