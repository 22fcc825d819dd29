import { onDemand, useCan, WhileLoading } from '@portal/shared-lib'
import { useState } from 'react'
import type { Urged } from './urge-dialog'

const UrgeDialog = onDemand(() => import('./urge-dialog'))

interface UrgeButtonProps {
  readonly of: Urged
  /** Petitions that are overdue there. */
  readonly overdue: number
}

/** 催办: shows first what would be sent to whom. Who may not, or where nothing is overdue, reads why. */
export function UrgeButton({ of, overdue }: UrgeButtonProps) {
  const mayUrge = useCan('cb:urge')
  const [asks, ask] = useState(false)
  const reason = mayUrge ? (overdue > 0 ? '' : '没有超期未办结的信访件，无需催办') : '您没有催办的权限'
  return (
    <>
      <button
        type="button"
        disabled={reason !== ''}
        title={reason || `催办超期未办结的${overdue}件`}
        aria-label={`催办${of.name}`}
        onClick={() => ask(true)}
      >
        催办
      </button>
      {asks && (
        <WhileLoading fallback={null}>
          <UrgeDialog of={of} onClose={() => ask(false)} />
        </WhileLoading>
      )}
    </>
  )
}
