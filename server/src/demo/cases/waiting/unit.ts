import { draftOpinion } from '@portal/shared-lib/contract/answer'
import { coHandle, extend, suspend } from '@portal/shared-lib/contract/handling'
import { requestReturn } from '@portal/shared-lib/contract/receive'
import { sendReportBack, submitReport } from '@portal/shared-lib/contract/report'
import { acceptBy, answer, deliver, opinionOn, sign } from '../answers'
import type { Case } from '../case'
import { assignTo } from '../dispatches'
import { upload } from '../files'
import { acceptedLetter, letterTo } from '../golden/letters'
import { PLEAS } from '../golden/pleas'
import { OFFICE, TEAM, type Team } from '../offices'
import { type Plea, registrationOf } from '../petitions'
import { register } from '../register'
import { scene } from '../scene'
import { dayOn, type Stage, wait } from '../stage'
import { RETURN_REASON } from '../texts'

const { labour, housing, town } = TEAM
const REPORT = {
  facts: '经查，信访人反映的欠薪情况属实。',
  measures: '已责令企业限期支付，并动用工资保证金。',
  outcome: '工资已足额发放。',
  attitude: '0',
  fourOutcomes: ['1'],
}

/** A letter whose opinion has been drafted. */
async function drafted(stage: Stage, plea: Plea, team: Team): Promise<Case> {
  const kase = await acceptedLetter(stage, plea, team)
  wait(stage, 12)
  await kase.act(team.clerk, draftOpinion, opinionOn(stage, kase, team, '2'))
  return kase
}

/** A letter that was assigned, with a report that is on its way to the bureau. */
async function reported(stage: Stage, plea: Plea, ...leaders: string[]): Promise<Case> {
  const kase = await register(stage, 'zs01', registrationOf(stage, 'letter', '100', plea))
  await assignTo(stage, kase, 'zs05', 'zs06', OFFICE.labour)
  wait(stage, 1)
  await sign(kase, labour)
  wait(stage, 3)
  await acceptBy(stage, kase, labour)
  wait(stage, 9)
  await answer(stage, kase, labour, '1', labour.head, labour.leader)
  await deliver(stage, kase, labour)
  await kase.act('rs12', submitReport, REPORT, ...leaders)
  return kase
}

/** What waits for the people of the units, and what they wait for. */
export const AT_UNITS = [
  scene('a return for the head', 4, async stage => {
    const kase = await letterTo(stage, { ...PLEAS.noise, name: '卞戊梅' }, labour)
    await kase.act('rs12', requestReturn, { reason: RETURN_REASON, suggestedUnit: '安澜市生态环境局' })
  }),
  scene('an opinion for the head', 30, stage => drafted(stage, { ...PLEAS.injury, name: '齐己兰' }, labour)),
  scene('an opinion for the leader', 31, async stage => {
    await (await drafted(stage, { ...PLEAS.wages, name: '康庚竹' }, labour)).decide('rs13')
  }),
  scene('an opinion for another leader', 33, async stage => {
    await (await drafted(stage, { ...PLEAS.house, name: '伍辛松' }, housing)).decide('zj13')
  }),
  scene('an opinion to be delivered', 35, async stage => {
    const kase = await drafted(stage, { ...PLEAS.field, name: '余壬柏' }, town)
    await kase.decide('xz13')
    await kase.decide('xz14')
  }),
  scene('an opinion that the leader sent back', 34, async stage => {
    const kase = await drafted(stage, { ...PLEAS.allowance, name: '元癸泉' }, labour)
    await kase.decide('rs13')
    await kase.decide('rs14', 'back', '请补充收入核算明细，并逐项回应诉求。')
  }),
  scene('a report for the leader', 30, stage => reported(stage, { ...PLEAS.wages, name: '卜甲溪' }, 'rs13')),
  scene('a report to be signed for', 32, stage => reported(stage, { ...PLEAS.injury, name: '顾乙岚' }, 'rs13', 'rs14')),
  scene('a report that was sent back', 34, async stage => {
    const kase = await reported(stage, { ...PLEAS.wages, name: '孟丙川' }, 'rs13', 'rs14')
    wait(stage, 2)
    const missing = { reason: '1', text: '欠薪数额与班组名册不一致，请核实后重报。', dueOn: dayOn(stage, 15) }
    await kase.act('zs05', sendReportBack, missing)
  }),
  scene('an extension for the leader', 68, async stage => {
    const kase = await acceptedLetter(stage, { ...PLEAS.lift, name: '平丁云' }, labour)
    wait(stage, 48)
    await kase.act('rs12', extend, { days: 15, reason: '因第三方检测报告尚未出具，申请延长办理期限15日。' })
  }),
  scene('paused until a hearing', 22, async stage => {
    const kase = await acceptedLetter(stage, { ...PLEAS.allowance, name: '黄戊荷' }, labour)
    wait(stage, 5)
    const fileIds = [await upload(stage, 'rs12', '听证通知书.txt', '定于下月就收入核算组织听证。')]
    const hearing = { reason: 'hearing', text: '就收入核算组织听证。', until: dayOn(stage, 30), fileIds } as const
    await kase.act('rs12', suspend, hearing, 'rs14')
  }),
  scene('asked to take part', 20, async stage => {
    const kase = await acceptedLetter(stage, { ...PLEAS.house, name: '和己菊' }, housing)
    wait(stage, 4)
    const orgIds = [TEAM.labour.id, TEAM.land.id]
    const text = '请提供项目用工和土地登记资料。'
    await kase.act('zj12', coHandle, { orgIds, text, dueOn: dayOn(stage, 12) })
  }),
]
