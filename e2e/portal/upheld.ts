import { registerReview } from '@portal/shared-lib/contract/calls/actions'
import {
  accept,
  closeHearing,
  deliver,
  draft,
  openHearing,
  review,
  reviewsOf,
} from '@portal/shared-lib/contract/calls/reviews'
import type { Calls } from './calls'
import { dayFrom, delivered, today } from './closed-letter'

/** Who reviews, and which leader agrees. */
export interface Reviewer {
  readonly account: string
  readonly leader: string
}

const UPHELD = {
  conclusion: '1',
  facts: '经调阅原办理案卷并现场核对，申请人反映的占地事实存在。',
  reasons: '原意见认定事实清楚，适用依据正确。',
  basis: '《信访工作条例》第三十五条。',
} as const

const HEARING_DAYS = 9

/** The newest review of a petition, with the version with which each act is sent. */
async function newestOf({ ask }: Calls, account: string, petitionNo: string) {
  const [newest] = await ask(account, reviewsOf, { petitionNo })
  if (!newest) throw new Error(`${petitionNo} has no review`)
  const { version } = await ask(account, review, { proceedingId: newest.id })
  return { proceedingId: newest.id, version }
}

/**
 * A review or re-review that upholds, from the application to the delivery, today; a re-review has a hearing, to whose
 * day `waitFor` lets the days go by.
 */
export async function upheld(
  calls: Calls,
  petitionNo: string,
  kind: 'review' | 'reReview',
  { account, leader }: Reviewer,
  waitFor: (days: number) => Promise<void>,
): Promise<void> {
  const { ask, agree, petitionFor } = calls
  const now = () => newestOf(calls, account, petitionNo)
  await ask(account, registerReview, {
    ...(await petitionFor(account, petitionNo)),
    kind,
    applicants: [1],
    receivedOn: today(),
    way: 'letter',
    grounds: '处理意见没有回应第二项诉求。',
    requests: '请求撤销原处理意见，重新核定面积。',
  })
  await ask(account, accept, await now())
  if (kind === 'reReview') {
    const hearing = { heldOn: dayFrom(HEARING_DAYS), place: '信访局三楼听证室', host: '冯壬枫', members: ['沈丁兰'] }
    await ask(account, openHearing, { ...(await now()), ...hearing })
    await waitFor(HEARING_DAYS)
    await ask(account, closeHearing, { ...(await now()), result: '多数听证员认为复查意见认定事实清楚。' })
  }
  await ask(account, draft, { ...(await now()), ...UPHELD })
  await agree(petitionNo, 'reviewApproval', leader)
  await ask(account, deliver, { ...(await now()), ...delivered() })
}
