import { Alert, PetitionNo } from '@portal/shared-lib/page'
import { usePolling } from '@portal/shared-lib/router'
import { useCaseworkVisitOutcomeQuery } from '../api'
import { VisitRating } from './visit-rating'

interface AfterEntryProps {
  readonly token: string
  /** Whether the entry was sent just now. */
  readonly isSent: boolean
  /** Why nothing can be entered, where nothing was sent with the token. */
  readonly refusal: string
}

const POLLING = { pollingInterval: 15_000, skipPollingIfUnfocused: true }

const WAITING = {
  waiting: { title: '已提交，请等候叫号', description: '内容如需更正，请在接谈时告诉工作人员。' },
  called: { title: '正在叫号，请到窗口', description: '请带好身份证件和材料。' },
  over: { title: '该票号已作废', description: '如仍需反映，请到窗口重新取号。' },
} as const

/** What a visitor sees on the own phone once the entry was sent: the turn, then number and query code, and the rating. */
export function AfterEntry({ token, isSent, refusal }: AfterEntryProps) {
  const { data } = useCaseworkVisitOutcomeQuery({ token }, usePolling(POLLING))
  if (!data) {
    return isSent ? <Alert type="success" {...WAITING.waiting} /> : <Alert type="warning" title={refusal} />
  }
  const { state, petitionNo, queryCode, isRated } = data
  if (state !== 'registered') return <Alert type={state === 'over' ? 'warning' : 'success'} {...WAITING[state]} />
  return (
    <>
      <Alert
        type="success"
        title="您反映的事项已登记"
        description={
          <>
            <p>
              信访件编号 <PetitionNo value={petitionNo} />
            </p>
            <p>
              查询码 <strong>{queryCode}</strong>
            </p>
            <p>请保存本页：可凭编号和查询码查询办理情况，勿告知他人。</p>
          </>
        }
      />
      <VisitRating token={token} isRated={isRated} />
    </>
  )
}
