import { acceptOrdinary, acceptSimple, acceptUnreached, answer, deliver, deliverInVain, mediate } from './play/answer'
import { withdraw } from './play/case-actions'
import { close } from './play/close'
import { daysGoBy } from './play/days'
import { SUGGESTION } from './play/dispatch'
import { golden } from './play/golden'
import { acceptedLetter, signedLetter } from './play/letter'
import { cameToTheSame, modelOf } from './play/model'
import { HOUSING, LABOUR, TOWN } from './play/people'
import { anonymously, register } from './play/register'
import { file, guide } from './play/sort'

golden('11 simple handling, in time', async ({ stage }) => {
  const model = await modelOf(stage, '云甲荷')
  const letter = await signedLetter(stage, model, LABOUR)
  await acceptSimple(letter, LABOUR)
  await daysGoBy(letter, 4)
  await answer(letter, LABOUR, '予以支持')
  await deliver(letter, LABOUR.clerk)
  await close(letter, LABOUR.clerk, '简易办结')
  await cameToTheSame(letter, model)
})

golden('12 simple handling turns into the ordinary one', async ({ stage }) => {
  const model = await modelOf(stage, '曹癸棠')
  const letter = await signedLetter(stage, model, LABOUR)
  await acceptSimple(letter, LABOUR)
  await daysGoBy(letter, 6)
  await acceptOrdinary(letter, LABOUR)
  await cameToTheSame(letter, model)
})

golden('13 a suggestion is adopted in part', async ({ stage }) => {
  const model = await modelOf(stage, '金庚榆')
  const letter = await acceptedLetter(stage, model, HOUSING, SUGGESTION)
  await daysGoBy(letter, 12)
  await answer(letter, HOUSING, '部分支持')
  await deliver(letter, HOUSING.clerk)
  await close(letter, HOUSING.clerk, '部分采纳')
  await cameToTheSame(letter, model)
})

golden('15 what a court has decided is led to the court', async ({ stage }) => {
  const model = await modelOf(stage, '华壬枫')
  const letter = await register(stage, 'zs01', 'letter', model)
  await daysGoBy(letter, 3)
  await guide(letter, 'zs05', '审判机关', '该事项属于法院执行范围，请向作出生效判决的人民法院执行局反映。')
  await daysGoBy(letter, 2)
  await deliver(letter, 'zs05')
  await cameToTheSame(letter, model)
})

golden('16 a quarrel about wages is led to arbitration', async ({ stage }) => {
  const model = await modelOf(stage, '何乙芦')
  const letter = await signedLetter(stage, model, LABOUR)
  await daysGoBy(letter, 3)
  await guide(letter, LABOUR.clerk, '劳动人事争议仲裁', '该争议应当先申请劳动人事争议仲裁，申请材料和地址已书面告知。')
  await daysGoBy(letter, 2)
  await deliver(letter, LABOUR.clerk)
  await cameToTheSame(letter, model)
})

golden('20 both sides come to an agreement', async ({ stage }) => {
  const model = await modelOf(stage, '苏甲榕')
  const letter = await acceptedLetter(stage, model, HOUSING)
  await daysGoBy(letter, 10)
  const agreement = { name: '人民调解协议书.txt', text: '双方约定于三十日内完成电梯大修。' }
  await mediate(letter, HOUSING, agreement, '荷风雅居物业服务中心', '三十日内完成电梯大修。')
  await deliver(letter, HOUSING.clerk)
  await close(letter, HOUSING.clerk, '调解(和解)办结')
  await cameToTheSame(letter, model)
})

golden('38 an anonymous letter is kept for reference', async ({ stage }) => {
  const model = await modelOf(stage, { anonymousWith: '石材加工点' })
  const letter = await register(stage, 'zs01', 'letter', model, anonymously)
  await daysGoBy(letter, 2)
  await file(letter, 'zs05', '匿名且无具体事实', '匿名反映，未写明具体地点和时间。')
  await cameToTheSame(letter, model)
})

golden('46 the petitioner takes it back', async ({ stage }) => {
  const model = await modelOf(stage, '葛乙桑')
  const letter = await acceptedLetter(stage, model, LABOUR)
  await daysGoBy(letter, 3)
  await withdraw(letter, 'zs05', { name: '撤回申请书.txt', text: '因经营者已退款，自愿撤回信访事项。' })
  await cameToTheSame(letter, model)
})

golden('47 the petitioner refuses to take the opinion', async ({ stage }) => {
  const model = await modelOf(stage, '范丙菊')
  const letter = await acceptedLetter(stage, model, HOUSING)
  await daysGoBy(letter, 14)
  await answer(letter, HOUSING, '不予支持')
  await daysGoBy(letter, 1)
  await deliverInVain(letter, HOUSING.clerk, '彭甲泉', '郎乙溪')
  await close(letter, HOUSING.clerk, '处理意见书办结', '诉求无理教育到位')
  await cameToTheSame(letter, model)
})

golden('48 the address is unclear', async ({ stage }) => {
  const model = await modelOf(stage, '鲁丁云')
  const letter = await signedLetter(stage, model, TOWN)
  await daysGoBy(letter, 3)
  await acceptUnreached(letter, TOWN, '信封所留地址查无此人，三次拨打所留电话均无人接听。')
  await cameToTheSame(letter, model)
})
