import { recordProgress } from '@portal/shared-lib/contract/answer'
import { flagUrgent, unmerge } from '@portal/shared-lib/contract/case-actions'
import { checkClosing, selectForCheck, submitCorrection } from '@portal/shared-lib/contract/closing'
import { assign, instruct } from '@portal/shared-lib/contract/dispatch'
import { urge } from '@portal/shared-lib/contract/handling'
import { registerLeaderCase, reportLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { signFor } from '@portal/shared-lib/contract/receive'
import { personIdOf } from '../../people/people'
import { rate, sign } from '../answers'
import { classOf, transferTo } from '../dispatches'
import { upload } from '../files'
import { OFFICE, TEAM } from '../offices'
import { perform } from '../perform'
import { registrationOf } from '../petitions'
import { register } from '../register'
import { scene } from '../scene'
import { dayOn, wait } from '../stage'
import { PROGRESS } from '../texts'
import { acceptedLetter, closedLetter, letterTo } from './letters'
import { PLEAS } from './pleas'

const { labour, housing } = TEAM
const ON_INSTRUCTION = '020400'

export const OVERSIGHT = [
  scene('21 received by a leader, who instructs', 18, async stage => {
    const visit = registrationOf(stage, 'reception', '210', { ...PLEAS.wages, name: '鲍乙桂' })
    const instruction = '请市人力资源和社会保障局核实欠薪数额，督促企业限期支付，并报告结果。'
    const dueOn = dayOn(stage, 30)
    const met = { leaderId: personIdOf('zs07'), form: '定点接访', place: '省信访局接待大厅', day: dayOn(stage) }
    const reception = { ...met, instruction, orgId: OFFICE.labour, dueOn }
    const received = await register(stage, 'zs05', { ...visit, representativeCount: 1, reception })
    wait(stage, 1)
    const receivers = [{ orgId: OFFICE.labour, isLead: true }]
    const dispatch = { ...classOf('03'), mode: ON_INSTRUCTION, receivers, text: instruction, reportBy: dueOn }
    await received.act('zs05', assign, dispatch, 'zs06')
    wait(stage, 1)
    await sign(received, labour)
  }),
  scene('22 a leader’s case with four notes', 45, async stage => {
    const letter = await acceptedLetter(stage, { ...PLEAS.field, name: '史丙榕' }, TEAM.town)
    await letter.act('zs07', instruct, { text: '请荷塘镇负责同志牵头，两周一报进展，限期解决。' })
    const taken = await perform(stage, 'zs07', registerLeaderCase, {
      ...{
        petitionNo: letter.petitionNo,
        leaderId: personIdOf('zs07'),
        leaderDuty: '副局长',
        unitId: TEAM.town.id,
      },
      ...{ inCharge: '许癸岚', level: '1', cause: '1', dueOn: dayOn(stage, 60) },
      measures: '由荷塘镇人民政府重新丈量面积，与信访人逐项核对，两周一报进展。',
    })
    for (const [at, text] of PROGRESS.entries()) {
      wait(stage, 6)
      await letter.act('xz12', recordProgress, { kind: String(at + 1), text: `${dayOn(stage)}${text}` })
      await perform(stage, 'zs07', reportLeaderCase, { caseId: taken.caseId, percent: (at + 1) * 20, text })
    }
  }),
  scene('23 urged three times', 34, async stage => {
    const letter = await letterTo(stage, { ...PLEAS.house, name: '唐丁杏' }, housing)
    await sign(letter, housing)
    for (const text of ['请尽快书面告知信访人。', '仍未收到受理告知情况，请抓紧办理。', '请说明未按期告知的原因。']) {
      wait(stage, 6)
      await letter.act('zs05', urge, { text })
    }
  }),
  scene('30 dissatisfied, checked, corrected', 78, async stage => {
    const letter = await closedLetter(stage, { ...PLEAS.lift, name: '费戊桑' }, housing)
    await rate(letter, 'zs05', '3', '只说明了政策，没有到现场查看。')
    wait(stage, 2)
    await letter.act('zs08', selectForCheck, {})
    const scores = { procedure: 90, substance: 55, delivery: 100, evaluation: 40 }
    const findings = '未到现场核查电梯维修情况，第二项诉求没有落实。'
    await letter.act('zs08', checkClosing, { ...scores, result: 'correct', findings })
    wait(stage, 6)
    await letter.act('zj12', submitCorrection, { proof: '已到现场核查，电梯大修已完成并经检验合格。' })
    wait(stage, 1)
    const passed = { procedure: 95, substance: 90, delivery: 100, evaluation: 80 }
    await letter.act('zs08', checkClosing, { ...passed, result: 'passed' })
  }),
  scene('35 copies merged, one of them taken out again', 12, async stage => {
    const written = registrationOf(stage, 'letter', '100', { ...PLEAS.tuition, name: '廉己茶' })
    const main = await register(stage, 'zs01', written)
    const judge = (petitionNo: string) => (petitionNo === main.petitionNo ? 'copy' : 'same')
    await register(stage, 'zs01', written, judge)
    await register(stage, 'zs01', written, judge)
    const last = await register(stage, 'zs01', written, judge)
    wait(stage, 1)
    await last.act('zs01', unmerge, { reason: '经核对，该信另反映教材费用问题，应单独办理。' })
  }),
  scene('36 urgent', 4, async stage => {
    const letter = await register(
      stage,
      'zs01',
      registrationOf(stage, 'letter', '100', { ...PLEAS.wages, name: '岑庚槐' }),
    )
    await letter.act('zs05', flagUrgent, { kind: 'majorUrgent', text: '来信称将组织数十人到工地聚集，请立即核实。' })
  }),
  scene('37 entered for a unit without access', 20, async stage => {
    const letter = await register(
      stage,
      'sd05',
      registrationOf(stage, 'letter', '100', { ...PLEAS.field, name: '薛辛桃' }),
    )
    await transferTo(letter, 'sd05', OFFICE.remoteTown)
    wait(stage, 1)
    const paperId = await upload(stage, 'sd05', '签收回执.txt', '荷湾乡人民政府已收到转送的信访件。')
    await letter.act('sd05', signFor, { paperId })
  }),
]
