import { recordProgress } from '@portal/shared-lib/contract/answer'
import { answerCoHandling, coHandle, extend } from '@portal/shared-lib/contract/handling'
import { acceptReport, sendReportBack, submitReport } from '@portal/shared-lib/contract/report'
import { answer, closeBy, deliver } from '../answers'
import type { Case } from '../case'
import { choose, waitBetween } from '../chance'
import { TEAM } from '../offices'
import { dayOn, type Stage } from '../stage'
import { type Conclusion, PROGRESS } from '../texts'
import { evaluateSome } from './rating'
import type { Sent } from './sent'

const CONCLUSIONS = { '1': 31, '2': 17, '3': 37, '4': 15 } as const satisfies Record<Conclusion, number>
const CHECKED = { wasNoticed: true, wasDelivered: true, isFounded: true, isComplete: true }
const BACK = '请逐项回应诉求，并补充现场核查记录。'

/** From the acceptance to the end: looked into, answered, delivered, closed or reported, rated. */
export async function answerInFull(stage: Stage, kase: Case, sent: Sent): Promise<void> {
  const { random } = stage
  const conclusion = choose(random, CONCLUSIONS)
  await lookInto(stage, kase, sent)
  await agreeTo(stage, kase, sent, () => answer(stage, kase, sent.team, conclusion))
  waitBetween(stage, 0, 3)
  await deliver(stage, kase, sent.team)
  await (sent.reports ? report(stage, kase, sent) : closeBy(kase, sent.team, conclusion))
  await evaluateSome(stage, kase, sent)
}

async function lookInto(stage: Stage, kase: Case, sent: Sent): Promise<void> {
  const { random } = stage
  const { team, isSimple = false } = sent
  waitBetween(stage, 2, isSimple ? 4 : 14)
  if (random.chance(35)) {
    const kind = random.between(1, PROGRESS.length)
    await kase.act(team.clerk, recordProgress, { kind: String(kind), text: PROGRESS[kind - 1] ?? '' })
  }
  if (isSimple) return waitBetween(stage, 1, 4)
  if (random.chance(6)) await askBeside(stage, kase, sent)
  waitBetween(stage, 2, 30)
  if (team.id !== '' && random.chance(5)) await extendOnce(stage, kase, sent)
}

async function askBeside(stage: Stage, kase: Case, { team }: Sent): Promise<void> {
  const other = team === TEAM.land ? TEAM.housing : TEAM.land
  const text = '请提供与该事项有关的登记资料，并就所涉职责说明意见。'
  await kase.act(team.clerk, coHandle, { orgIds: [other.id], text, dueOn: dayOn(stage, 7) })
  waitBetween(stage, 2, 6)
  await kase.act(other.clerk, answerCoHandling, { text: '经查阅登记资料，该地块权属清楚，面积与信访人所述一致。' })
}

async function extendOnce(stage: Stage, kase: Case, { team }: Sent): Promise<void> {
  const reason = '因需委托第三方鉴定，情况复杂，申请延长办理期限。'
  await kase.act(team.clerk, extend, { days: 20, reason })
  waitBetween(stage, 0, 2)
  await kase.decide(team.leader)
}

/** Head and leader each take a day or two; now and then the head wants it done better. */
async function agreeTo(stage: Stage, kase: Case, { team }: Sent, submit: () => Promise<unknown>): Promise<void> {
  await submit()
  waitBetween(stage, 0, 2)
  if (stage.random.chance(10)) {
    await kase.decide(team.head, 'back', BACK)
    waitBetween(stage, 1, 2)
    await submit()
  }
  await kase.decide(team.head)
  waitBetween(stage, 0, 2)
  await kase.decide(team.leader)
}

async function report(stage: Stage, kase: Case, sent: Sent): Promise<void> {
  const { clerk } = sent.team
  const { sorter } = sent.desk
  await agreeTo(stage, kase, sent, () => kase.act(clerk, submitReport, REPORT))
  waitBetween(stage, 1, 3)
  if (stage.random.chance(12)) {
    const missing = { reason: '3', text: '第二项诉求没有写明办理结果，请补充。', dueOn: dayOn(stage, 6) }
    await kase.act(sorter, sendReportBack, missing)
    waitBetween(stage, 2, 5)
    await agreeTo(stage, kase, sent, () => kase.act(clerk, submitReport, REPORT))
    waitBetween(stage, 1, 2)
  }
  await kase.act(sorter, acceptReport, CHECKED)
}

const REPORT = {
  facts: '经查，信访人反映的情况基本属实。',
  measures: '已约见信访人说明情况，并明确整改措施和时限。',
  outcome: '有关事项已按处理意见落实。',
  attitude: '0',
  fourOutcomes: ['1'],
}
