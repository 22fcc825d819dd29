import { LABOUR_OFFICE } from '../portal/closed-letter'
import { answer, deliver } from './play/answer'
import { flagUrgent, unmerge } from './play/case-actions'
import { correct, demandCorrection, passClosing, selectForCheck } from './play/check'
import { close, rate } from './play/close'
import { closedBefore } from './play/closed'
import { daysGoBy } from './play/days'
import { transfer } from './play/dispatch'
import { asCopyOf } from './play/duplicates'
import { golden } from './play/golden'
import { urge } from './play/handle'
import { assignAsInstructed, came, instruct, receivedBy, takeUp, tellProgress } from './play/leader'
import { acceptedLetter, signedLetter } from './play/letter'
import { cameToTheSame, modelOf } from './play/model'
import { HOUSING, LABOUR, TOWN } from './play/people'
import { recordProgress } from './play/progress'
import { signForUnit } from './play/proxy'
import { sign } from './play/receive'
import { actOn, adopt, isAdopted, recommend } from './play/recommendation'
import { register } from './play/register'
import { agreeToOrder, feedBack, sendFeedbackBack, signOrder, supervise } from './play/supervision'

golden('21 a leader receives, and says who is to do what', async ({ stage }) => {
  const model = await modelOf(stage, '鲍乙桂')
  const text = '请市人力资源和社会保障局核实欠薪数额，督促企业限期支付，并报告结果。'
  const said = receivedBy('郑庚榆', { text, unit: LABOUR.name, within: 30 })
  const visit = await register(stage, 'zs05', 'reception', model, said, came(1, 1))
  await daysGoBy(visit, 1)
  await assignAsInstructed(visit, 'zs05', 'zs06')
  await daysGoBy(visit, 1)
  await sign(visit, LABOUR.clerk)
  await cameToTheSame(visit, model)
})

golden('22 a leader’s case with four notes of progress', async ({ stage }) => {
  const model = await modelOf(stage, '史丙榕')
  const letter = await acceptedLetter(stage, model, TOWN)
  await instruct(letter, 'zs07', '请荷塘镇负责同志牵头，两周一报进展，限期解决。')
  await takeUp(letter, 'zs07', '郑庚榆', TOWN.name)
  const notes = [
    ['调查', '到现场查看并拍照取证，向周边群众了解情况。'],
    ['走访', '约见信访人，现场核对丈量记录，明确下一步复核安排。'],
    ['电话', '召集相关科室会商，调阅原始凭证和审批材料。'],
    ['会议', '与信访人通话，通报调查进展并听取补充意见。'],
  ] as const
  for (const [at, [kind, text]] of notes.entries()) {
    await daysGoBy(letter, 6)
    await recordProgress(letter, TOWN.clerk, kind, text)
    await tellProgress(letter, 'zs07', (at + 1) * 20, text)
  }
  await cameToTheSame(letter, model)
})

golden('23 urged three times', async ({ stage }) => {
  const model = await modelOf(stage, '唐丁杏')
  const letter = await signedLetter(stage, model, HOUSING)
  for (const text of ['请尽快书面告知信访人。', '仍未收到受理告知情况，请抓紧办理。', '请说明未按期告知的原因。']) {
    await daysGoBy(letter, 6)
    await urge(letter, 'zs05', text)
  }
  await cameToTheSame(letter, model)
})

golden('24 supervised, and the feedback is sent back', async ({ stage }) => {
  const model = await modelOf(stage, '贝辛梅')
  const letter = await acceptedLetter(stage, model, LABOUR)
  await supervise(letter, 'zs08', '承办单位收到信访件后没有到现场核实，以电话答复代替调查处理。')
  await agreeToOrder(letter, 'zs07')
  await daysGoBy(letter, 1)
  await signOrder(letter, LABOUR)
  await daysGoBy(letter, 5)
  await feedBack(letter, LABOUR, '约谈用人单位，逐户核对工资台账。', '拖欠的工资已全部付清，信访人签字确认。')
  await daysGoBy(letter, 1)
  await sendFeedbackBack(letter, 'zs08', '请补充工资发放的银行流水和信访人的书面意见。')
  await cameToTheSame(letter, model)
})

golden('25 an improvement is recommended and adopted', async ({ stage }) => {
  const model = await modelOf(stage, '倪癸桐')
  const letter = await closedBefore(stage, model, LABOUR_OFFICE, 4)
  const words = '建议对欠薪线索实行首接负责，五个工作日内完成核查，按月通报办理情况。'
  const recommended = await recommend(letter, 'zs08', LABOUR, words)
  await actOn(recommended, 'zs07', '同意发出')
  await actOn(recommended, LABOUR.clerk, '签收')
  const measures = '已印发快速处置办法，五个工作日内完成初核，专人逐件跟踪。'
  await adopt(recommended, LABOUR, measures, { name: '欠薪线索快速处置办法.txt', text: measures })
  await actOn(recommended, 'zs08', '认定办结')
  await isAdopted(recommended, 'zs08')
  await cameToTheSame(letter, model)
})

golden('30 not content, checked, put right', async ({ stage }) => {
  const model = await modelOf(stage, '费戊桑')
  const letter = await acceptedLetter(stage, model, HOUSING)
  await daysGoBy(letter, 18)
  await answer(letter, HOUSING, '予以支持', 2)
  await daysGoBy(letter, 2)
  await deliver(letter, HOUSING.clerk)
  await close(letter, HOUSING.clerk)
  await daysGoBy(letter, 4)
  await rate(letter, 'zs05', '不满意', '只说明了政策，没有到现场查看。', '未调查核实')
  await daysGoBy(letter, 2)
  await selectForCheck(letter, 'zs08')
  const poor = { procedure: 90, substance: 55, delivery: 100, evaluation: 40 }
  await demandCorrection(letter, 'zs08', poor, '未到现场核查电梯维修情况，第二项诉求没有落实。')
  await daysGoBy(letter, 6)
  await correct(letter, HOUSING.clerk, '已到现场核查，电梯大修已完成并经检验合格。')
  await daysGoBy(letter, 1)
  await passClosing(letter, 'zs08', { procedure: 95, substance: 90, delivery: 100, evaluation: 80 })
  await cameToTheSame(letter, model)
})

golden('35 three copies are merged, and one of them taken out again', async ({ stage }) => {
  const models = await Promise.all([0, 1, 2, 3].map(at => modelOf(stage, '廉己茶', 'zs05', at)))
  const [main, ...copies] = models
  if (!main) throw new Error('there is no main petition')
  const letters = [await register(stage, 'zs01', 'letter', main)]
  for (const copy of copies) letters.push(await asCopyOf(letters, copy))
  const last = letters.at(-1)
  if (!last) throw new Error('there is no copy')
  await daysGoBy(last, 1)
  await unmerge(last, 'zs01', '经核对，该信另反映教材费用问题，应单独办理。')
  for (const [at, model] of models.entries()) {
    const letter = letters[at]
    if (letter) await cameToTheSame(letter, model)
  }
})

golden('36 urgent: two hours to tell', async ({ stage }) => {
  const model = await modelOf(stage, '岑庚槐')
  const letter = await register(stage, 'zs01', 'letter', model)
  await flagUrgent(letter, 'zs05', '来信称将组织数十人到工地聚集，请立即核实。')
  await cameToTheSame(letter, model)
})

golden('37 entered for a unit that has no access', async ({ stage }) => {
  const model = await modelOf(stage, '薛辛桃', 'sd05')
  const letter = await register(stage, 'sd05', 'letter', model)
  await transfer(letter, 'sd05', '荷湾乡人民政府')
  await daysGoBy(letter, 1)
  await signForUnit(letter, 'sd05', { name: '签收回执.txt', text: '荷湾乡人民政府已收到转送的信访件。' })
  await cameToTheSame(letter, model)
})
