import { handleSelf, notAccept, recordDelivery } from '@portal/shared-lib/contract/answer'
import { file, reply } from '@portal/shared-lib/contract/dispatch'
import { acceptance, deliveredBy } from '../answers'
import type { Case } from '../case'
import { choose, waitBetween } from '../chance'
import { assignTo, transferTo } from '../dispatches'
import type { Team } from '../offices'
import { dayOn, type Stage } from '../stage'
import { REPLIES } from '../texts'
import { answerInFull } from './answering'
import type { Desk } from './desks'
import { receive } from './receiving'

const WAYS = { transfer: 58, assign: 18, self: 6, reply: 9, refuse: 4, file: 5 } as const

type Sort = (stage: Stage, kase: Case, desk: Desk) => Promise<unknown>

/** What the bureau does with a petition that it has registered, and all that comes of it. */
export async function sort(stage: Stage, kase: Case, desk: Desk): Promise<void> {
  waitBetween(stage, 0, stage.random.chance(10) ? 15 : 6)
  await SORTS[choose(stage.random, WAYS)](stage, kase, desk)
}

const SORTS: Record<keyof typeof WAYS, Sort> = {
  async transfer(stage, kase, desk) {
    const team = stage.random.pick(desk.teams)
    await transferTo(kase, desk.sorter, team.id)
    await receive(stage, kase, { desk, team, reports: false })
  },
  async assign(stage, kase, desk) {
    const team = stage.random.pick(desk.teams)
    await assignTo(stage, kase, desk.sorter, '', team.id)
    waitBetween(stage, 0, 2)
    await kase.decide(desk.head)
    await receive(stage, kase, { desk, team, reports: true })
  },
  async self(stage, kase, desk) {
    const own: Team = { id: '', clerk: desk.sorter, ...desk }
    await kase.act(desk.sorter, handleSelf, acceptance(stage, kase, own))
    await answerInFull(stage, kase, { desk, team: own, reports: false })
  },
  reply: (stage, kase, { sorter }) =>
    kase.act(sorter, reply, { reply: stage.random.pick(REPLIES), deliveryMode: '3', deliveredOn: dayOn(stage) }),
  async refuse(stage, kase, { sorter, head, leader, investigators }) {
    const competent = '请向有管辖权的人民法院或者行政复议机关提出。'
    const text = '你反映的事项依法应当通过诉讼、行政复议等法定途径解决，不予受理。'
    await kase.act(sorter, notAccept, { reason: '060400', competent, text })
    waitBetween(stage, 0, 2)
    await kase.decide(head)
    waitBetween(stage, 0, 2)
    await kase.decide(leader)
    waitBetween(stage, 1, 3)
    await kase.act(sorter, recordDelivery, deliveredBy(stage, kase, investigators[0] ?? ''))
  },
  async file(stage, kase, { sorter, head }) {
    const { awaitsApproval } = await kase.act(sorter, file, { reason: '080400', text: '来信未提出具体诉求，存查。' })
    if (!awaitsApproval) return
    waitBetween(stage, 0, 2)
    await kase.decide(head)
  },
}
