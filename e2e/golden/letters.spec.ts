import { accept, answer, deliver } from './play/answer'
import { close, rate } from './play/close'
import { daysGoBy } from './play/days'
import { transfer } from './play/dispatch'
import { golden } from './play/golden'
import { letterTo } from './play/letter'
import { cameToTheSame, modelOf } from './play/model'
import { HOUSING, LABOUR } from './play/people'
import { agreeToReturn, askToReturn, refuseToReturn, sign } from './play/receive'
import { expectRefusal } from './play/refused'
import { register } from './play/register'
import { registerScan } from './play/scan'
import { reply } from './play/sort'

golden('1 a scanned letter is read, answered, and the petitioner is content', async ({ stage }) => {
  const model = await modelOf(stage, '陶甲禾')
  const letter = await registerScan(stage, 'zs01')
  await daysGoBy(letter, 2)
  await transfer(letter, 'zs05', LABOUR.name)
  await daysGoBy(letter, 1)
  await sign(letter, LABOUR.clerk)
  await daysGoBy(letter, 4)
  await accept(letter, LABOUR)
  await daysGoBy(letter, 18)
  await answer(letter, LABOUR, '予以支持')
  await daysGoBy(letter, 2)
  await deliver(letter, LABOUR.clerk)
  await close(letter, LABOUR.clerk)
  await daysGoBy(letter, 4)
  await rate(letter, 'zs05', '满意', '答复清楚，问题已解决。')
  await cameToTheSame(letter, model, ['赵甲禾 扫描件接收 → 待登记', '赵甲禾 领取 → 待登记'])
})

golden('2 returned within five days, and sent to another', async ({ stage }) => {
  const model = await modelOf(stage, '姜乙舟')
  const letter = await letterTo(stage, model, LABOUR)
  await askToReturn(letter, 'rs12', 'rs13', HOUSING.name)
  await daysGoBy(letter, 1)
  await agreeToReturn(letter, 'zs05', HOUSING.name)
  await daysGoBy(letter, 1)
  await sign(letter, HOUSING.clerk)
  await daysGoBy(letter, 3)
  await accept(letter, HOUSING)
  await cameToTheSame(letter, model)
})

golden('3 the sender does not take it back', async ({ stage }) => {
  const model = await modelOf(stage, '戚丙樟')
  const letter = await letterTo(stage, model, LABOUR)
  await askToReturn(letter, 'rs12', 'rs13', HOUSING.name)
  await daysGoBy(letter, 1)
  await refuseToReturn(letter, 'zs05', '拖欠农民工工资属于人力资源社会保障部门职责，请继续办理。')
  await cameToTheSame(letter, model)
})

golden('4 after five working days nothing can be returned', async ({ stage }) => {
  const model = await modelOf(stage, '柏甲川')
  const letter = await letterTo(stage, model, HOUSING)
  await daysGoBy(letter, 1)
  await sign(letter, HOUSING.clerk)
  await daysGoBy(letter, 9)
  await expectRefusal(letter, HOUSING.clerk, '申请退回', '已超过5个工作日异议期限')
  await cameToTheSame(letter, model)
})

golden('10 a question on the telephone is answered at once', async ({ stage }) => {
  const model = await modelOf(stage, '孔甲苇', 'zs15')
  const question = await register(stage, 'zs15', 'phone', model)
  await reply(question, 'zs15', '居住证到期前一个月内可在居住地便民服务中心办理签注，所需材料已告知。')
  await cameToTheSame(question, model)
})
