import { notAccept } from '@portal/shared-lib/contract/answer'
import { checkClosing, reopen, selectForCheck } from '@portal/shared-lib/contract/closing'
import { escalate, instruct } from '@portal/shared-lib/contract/dispatch'
import { submitCoordination } from '@portal/shared-lib/contract/handling'
import { rejectOnline } from '@portal/shared-lib/contract/online'
import { requestReturn } from '@portal/shared-lib/contract/receive'
import { rate } from '../answers'
import { submitOnline } from '../arrivals'
import { assignTo } from '../dispatches'
import { closedLetter, letterTo } from '../golden/letters'
import { PLEAS } from '../golden/pleas'
import { OFFICE, TEAM } from '../offices'
import { perform } from '../perform'
import { type Plea, registrationOf } from '../petitions'
import { register } from '../register'
import { scene } from '../scene'
import { type Stage, wait } from '../stage'
import { RETURN_REASON } from '../texts'

const { labour, housing } = TEAM
const SCORES = { procedure: 85, substance: 60, delivery: 100, evaluation: 50 }

const letter = (stage: Stage, plea: Plea) => register(stage, 'zs01', registrationOf(stage, 'letter', '100', plea))

const returned = async (stage: Stage, plea: Plea) => {
  const kase = await letterTo(stage, plea, labour)
  await kase.act('rs12', requestReturn, { reason: RETURN_REASON, suggestedUnit: housing.name }, 'rs13')
  return kase
}

const online = (name: string, channel: string, sourceNo: string) => (stage: Stage) =>
  submitOnline(stage, registrationOf(stage, 'online', channel, { ...PLEAS.crossing, name }), sourceNo)

/** What waits for the people of a petition bureau. */
export const AT_BUREAUS = [
  scene('an assignment for the head', 3, async stage => {
    await assignTo(stage, await letter(stage, { ...PLEAS.wages, name: '汤甲桑' }), 'zs05', '', OFFICE.labour)
  }),
  scene('an assignment that the head sent back', 4, async stage => {
    const kase = await letter(stage, { ...PLEAS.lift, name: '滕乙茶' })
    await assignTo(stage, kase, 'zs05', '', OFFICE.city)
    await kase.decide('zs06', 'back', '请明确主办单位和反馈期限后再报。')
  }),
  scene('a refusal for the leader', 6, async stage => {
    const kase = await letter(stage, { ...PLEAS.verdict, name: '殷丙禾' })
    const competent = '请向作出生效判决的人民法院提出。'
    await kase.act('zs05', notAccept, { reason: '060400', competent, text: '依法应当通过诉讼途径解决。' }, 'zs06')
  }),
  scene('an unhappy report to the leader', 5, async stage => {
    const kase = await letter(stage, { ...PLEAS.house, name: '罗丁舟' })
    await kase.act('zs05', escalate, { summary: '涉及购房群众较多，建议局领导协调市政府约谈开发企业。' })
  }),
  scene('an instruction to be carried out', 7, async stage => {
    const kase = await letter(stage, { ...PLEAS.field, name: '毕戊樟' })
    await kase.act('zs07', instruct, { text: '请转荷塘镇从速办理，并报告结果。', orgId: OFFICE.town })
  }),
  scene('a return to be decided on', 5, stage => returned(stage, { ...PLEAS.house, name: '郝己穗' })),
  scene('a dispute about who is competent', 9, async stage => {
    const kase = await returned(stage, { ...PLEAS.card, name: '邬庚汀' })
    const text = '双方对预付卡纠纷由哪个部门牵头处理意见不一，请联席会议办公室协调。'
    await kase.act('zs05', submitCoordination, { text })
  }),
  scene('a rating to be looked into', 60, async stage => {
    const kase = await closedLetter(stage, { ...PLEAS.noise, name: '安辛莲' }, housing)
    await rate(kase, 'zs05', '3', '答复没有提到夜间检测的结果。')
  }),
  scene('a closing to be checked', 62, async stage => {
    const kase = await closedLetter(stage, { ...PLEAS.tuition, name: '常壬榆' }, labour)
    await kase.act('zs08', selectForCheck, {})
  }),
  scene('a closing to be corrected', 64, async stage => {
    const kase = await closedLetter(stage, { ...PLEAS.lift, name: '乐癸桐' }, housing)
    wait(stage, 12)
    await kase.act('zs08', selectForCheck, {})
    const findings = '未见电梯检验报告，请补充并向信访人说明。'
    await kase.act('zs08', checkClosing, { ...SCORES, result: 'correct', findings })
  }),
  scene('reopened for new facts', 66, async stage => {
    const kase = await closedLetter(stage, { ...PLEAS.field, name: '于甲枫' }, TEAM.land)
    wait(stage, 9)
    await kase.act('zs06', reopen, { ground: 'newFacts', reason: '信访人提供了新的丈量记录，与原认定面积不一致。' })
  }),
  scene('online, a supplement asked for', 4, async stage => {
    const itemId = await online('时乙棠', '300', 'WS-000701')(stage)
    const reason = '未写明路口的具体位置，请补充后再提交。'
    await perform(stage, 'zs04', rejectOnline, { itemId, decision: 'supplement', reason })
  }),
  scene('in a leader’s mailbox', 2, online('傅丙苇', '303', 'WS-000702')),
  scene('in a leader’s mailbox, longer', 12, online('皮丁芦', '303', 'WS-000703')),
]
