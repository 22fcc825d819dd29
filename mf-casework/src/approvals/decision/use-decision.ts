import { notify, type PortalError, send } from '@portal/shared-lib'
import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { addSigner, approvals, decide, forward } from '@portal/shared-lib/contract/calls/approvals'
import { errors } from '@portal/shared-lib/contract/errors'
import { decisionProblem } from '@portal/shared-lib/contract/rules/approval'
import { navigate, portalHistory } from '@portal/shared-lib/router'
import { useSavedDraft } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { readAgain } from '../../actions/panel/act'
import { noteAction } from '../../handled-todos'
import { opensByItself } from './decision-button'

/** Whom something is handed on to, and how. */
export type Handing = 'forward' | 'before' | 'after'

const DONE = { agree: '已同意', back: '已退回', forward: '已转审', before: '已加签', after: '已加签' } as const

/** A decision while it is written; the opinion stays until it is given. */
export function useDecision({ approvalId, version }: Pick<ApprovalAnswer, 'approvalId' | 'version'>) {
  const [opinion, setOpinion] = useState('')
  const [isTyped, setTyped] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const forget = useSavedDraft(`审批意见 ${approvalId}`, { opinion }, isTyped, kept => {
    setOpinion(String(kept.opinion ?? ''))
    setTyped(true)
  })

  const finish = async (said: string, sent: Promise<{ readonly error?: PortalError | undefined }>) => {
    const page = portalHistory.location
    const { error } = await sent
    setBusy(false)
    setProblem(error?.message ?? '')
    if (error) return void (error.code === errors.changedMeanwhile.code && readAgain())
    notify.success(said)
    await forget()
    noteAction(approvalId)
    readAgain()
    await openNext(approvalId, page)
  }

  return {
    opinion,
    problem,
    isBusy,
    write: (text: string) => {
      setOpinion(text)
      setTyped(true)
    },
    decide: async (decision: 'agree' | 'back', backTo?: number) => {
      const wrong = decisionProblem({ decision, opinion })
      if (wrong) return setProblem(wrong)
      setBusy(true)
      const args = { approvalId, version, decision, opinion, ...(backTo !== undefined && { backTo }) }
      await finish(DONE[decision], send(decide, args))
    },
    hand: async (how: Handing, personId: string) => {
      if (!personId) return setProblem('请选择人员')
      setBusy(true)
      const args = { approvalId, version, personId, opinion }
      const sent = how === 'forward' ? send(forward, args) : send(addSigner, { ...args, place: how })
      await finish(DONE[how], sent)
    },
  }
}

/**
 * What waits next, so that deciding needs no way through the list; the list where nothing does. Whoever has left the page
 * of the decision meanwhile is not called away from the next one.
 */
async function openNext(decidedId: string, page: typeof portalHistory.location): Promise<void> {
  const { data } = await send(approvals, { limit: 2 })
  if (portalHistory.location !== page) return
  const next = data?.list.find(({ approvalId }) => approvalId !== decidedId)
  if (next) opensByItself(next.approvalId)
  navigate(next?.url ?? '/toDoManage/leaderApprovalList')
}
