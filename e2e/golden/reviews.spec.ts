import { HOUSING_OFFICE, LABOUR_OFFICE } from '../portal/closed-letter'
import { upheld } from '../portal/upheld'
import { submit } from './play/act'
import { deliver } from './play/answer'
import type { Case } from './play/case'
import { callsOn, closedBefore } from './play/closed'
import { daysGoBy } from './play/days'
import { againTheSame } from './play/duplicates'
import { chooses, writes } from './play/entries'
import { golden } from './play/golden'
import { cameToTheSame, modelOf } from './play/model'
import {
  acceptReview,
  askForReview,
  CITY,
  closeHearing,
  decideReview,
  deliverDecision,
  openHearing,
  PROVINCE,
  refuseReview,
} from './play/review'

golden('26 reviewed in time and upheld', async ({ stage }) => {
  const model = await modelOf(stage, '柳乙桑')
  const letter = await closedBefore(stage, model, LABOUR_OFFICE, 4)
  await askForReview(letter, CITY, '复查')
  await daysGoBy(letter, 2)
  await acceptReview(letter, CITY)
  await daysGoBy(letter, 6)
  await decideReview(letter, CITY, '维持')
  await daysGoBy(letter, 1)
  await deliverDecision(letter, CITY)
  await cameToTheSame(letter, model)
})

golden('27 asked for too late and refused', async ({ stage }) => {
  const model = await modelOf(stage, '鲁丙萱')
  const letter = await closedBefore(stage, model, HOUSING_OFFICE, 37)
  await askForReview(letter, CITY, '复查', writes('逾期的正当理由', '申请人称在外地务工，未能及时申请。'))
  await daysGoBy(letter, 2)
  const text = '意见书由申请人本人签收，在外地务工不属于正当理由。'
  await refuseReview(letter, CITY, '超过申请期限且无正当理由', text)
  await cameToTheSame(letter, model)
})

golden('28 a review orders new handling', async ({ stage }) => {
  const model = await modelOf(stage, '韦丁樾')
  const letter = await closedBefore(stage, model, LABOUR_OFFICE, 4)
  await askForReview(letter, CITY, '复查')
  await daysGoBy(letter, 2)
  await acceptReview(letter, CITY)
  await daysGoBy(letter, 6)
  await decideReview(letter, CITY, '撤销并责令重办')
  await daysGoBy(letter, 1)
  await deliverDecision(letter, CITY)
  await cameToTheSame(letter, model)
})

/** What the city's office for reviews has upheld already. */
const upheldInReview = ({ stage, petitionNo }: Case) =>
  upheld(callsOn(stage), petitionNo, 'review', CITY, async () => {})

golden('29 re-reviewed with a hearing', async ({ stage }) => {
  const model = await modelOf(stage, '昝戊芸')
  const letter = await closedBefore(stage, model, LABOUR_OFFICE, 4)
  await upheldInReview(letter)
  await daysGoBy(letter, 5)
  await askForReview(letter, PROVINCE, '复核')
  await acceptReview(letter, PROVINCE)
  await openHearing(letter, PROVINCE, 9)
  await daysGoBy(letter, 9)
  await closeHearing(letter, PROVINCE, '经评议，多数听证员认为复查意见认定事实清楚，建议维持。')
  await daysGoBy(letter, 3)
  await decideReview(letter, PROVINCE, '维持')
  await deliverDecision(letter, PROVINCE)
  await cameToTheSame(letter, model)
})

golden('7 re-reviewed, brought once more, and not taken on again', async ({ stage }) => {
  const [model, again] = await Promise.all([modelOf(stage, '袁甲葵'), modelOf(stage, '袁甲葵', 'zs05', 1)])
  const first = await closedBefore(stage, model, LABOUR_OFFICE, 4)
  await upheldInReview(first)
  await upheld(callsOn(stage), first.petitionNo, 'reReview', PROVINCE, days => daysGoBy(first, days))
  const letter = await againTheSame(first, again, '不再受理')
  await daysGoBy(letter, 1)
  const text = '该事项已经复查、复核，信访人仍以同一事实和理由提出投诉请求，依照规定不再受理。'
  const entries = [
    chooses('具体情形', '已复核'),
    writes('告知的途径', '请按照复核意见执行，生活困难的可申请救助。'),
    writes('告知书内容', text),
  ]
  await submit(letter, 'zs05', '不再受理', entries, 'zs06', 'zs07')
  await daysGoBy(letter, 1)
  await deliver(letter, 'zs05')
  await cameToTheSame(letter, again)
})
