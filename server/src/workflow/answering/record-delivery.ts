import { recordDelivery as call } from '@portal/shared-lib/contract/actions'
import { DELIVERY_TEXTS } from '@portal/shared-lib/contract/rules/delivery'
import { STATE } from '../../petitions/record/states'
import { dayOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { answerOn, type IssuedDocument } from '../documents/documents'
import { defineAction } from '../engine/action'
import type { Work } from '../engine/work'
import { concludeDelivery } from './conclude-delivery'
import { checkDeliveries, deliveredOf, isEverybody, personsIn, storeDeliveries } from './deliveries'

export const recordDelivery = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.answered],
  todos: ['deliver'],
  keepsTodo: true,
  async check(work, given) {
    const { issuedAt } = await getAnswer(work)
    await checkDeliveries(work, given, dayOf(issuedAt))
    if (personsIn(given).length === 0 && !(await isEverybody(work, []))) refuseRule(DELIVERY_TEXTS.incomplete)
  },
  async perform(work, given) {
    const answer = await getAnswer(work)
    await storeDeliveries(work, answer.id, given)
    const { given: delivered, unreached } = await deliveredOf(work, answer.id)
    const isDone = await isEverybody(work, [...delivered.map(({ seq }) => seq), ...unreached])
    if (isDone) await concludeDelivery(work, answer, delivered)
    return { text: textOf(given) }
  },
})

async function getAnswer(work: Work): Promise<IssuedDocument> {
  const answer = await answerOn(work, work.step)
  if (!answer) throw new Error(`Nothing was issued on step ${work.step.id}`)
  return answer
}

function textOf({ deliveries, unreached }: Parameters<typeof personsIn>[0]): string {
  const refused = deliveries.filter(({ refused: isRefused }) => isRefused).length
  const parts = [
    [deliveries.length - refused, '人已送达'],
    [refused, '人拒收'],
    [unreached.length, '人无法联系'],
  ] as const
  return parts.flatMap(([count, what]) => (count > 0 ? [`${count}${what}`] : [])).join('，')
}
