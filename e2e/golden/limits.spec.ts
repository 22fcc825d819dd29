import { agree } from './play/act'
import { accept } from './play/answer'
import { daysGoBy } from './play/days'
import { entrust } from './play/deputy'
import { transfer } from './play/dispatch'
import { golden } from './play/golden'
import { askToExtend, extend, informOfExtension, resume, suspend } from './play/handle'
import { acceptedLetter } from './play/letter'
import { cameToTheSame, modelOf } from './play/model'
import { HOUSING, LABOUR, LAND } from './play/people'
import { sign } from './play/receive'
import { expectRefusal } from './play/refused'
import { register } from './play/register'

golden('17 extended by twenty days', async ({ stage }) => {
  const model = await modelOf(stage, '昌甲兰')
  const letter = await acceptedLetter(stage, model, LABOUR)
  await daysGoBy(letter, 40)
  await extend(letter, LABOUR, 20)
  await daysGoBy(letter, 1)
  await informOfExtension(letter, LABOUR.clerk, '邮寄')
  await cameToTheSame(letter, model)
})

golden('18 nothing is extended on the sixty-first day', async ({ stage }) => {
  const model = await modelOf(stage, '马乙竹')
  const letter = await register(stage, 'zs01', 'letter', model)
  await transfer(letter, 'zs05', LAND.name)
  await sign(letter, LAND.clerk)
  await accept(letter, LAND)
  await daysGoBy(letter, 63)
  await expectRefusal(letter, LAND.clerk, '延期', '已超过办结期限，不能申请延期')
  await cameToTheSame(letter, model)
})

golden('19 a hearing stops the clock', async ({ stage }) => {
  const model = await modelOf(stage, '苗丙松')
  const letter = await acceptedLetter(stage, model, LABOUR)
  await daysGoBy(letter, 8)
  await suspend(letter, LABOUR, { name: '听证通知书.txt', text: '定于下周就收入核算组织听证。' }, 12)
  await daysGoBy(letter, 12)
  await resume(letter, LABOUR.clerk)
  await cameToTheSame(letter, model)
})

golden('45 a deputy agrees for a leader who is away', async ({ stage }) => {
  const model = await modelOf(stage, '酆甲菊')
  const letter = await acceptedLetter(stage, model, HOUSING)
  await daysGoBy(letter, 35)
  await entrust(stage, HOUSING.leader, '杨辛莺', '延期')
  await askToExtend(letter, HOUSING.clerk, 30)
  await agree(letter, HOUSING.head)
  await cameToTheSame(letter, model)
})
