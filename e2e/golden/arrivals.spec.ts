import { deliver } from './play/answer'
import { signersOf } from './play/cosigners'
import { daysGoBy } from './play/days'
import { assign } from './play/dispatch'
import { expect, golden } from './play/golden'
import { handedOver } from './play/inspection'
import { acceptedLetter, letterTo } from './play/letter'
import { cameToTheSame, modelOf } from './play/model'
import { registerAgain, submitOnline } from './play/online'
import { HOUSING, LABOUR } from './play/people'
import { sign } from './play/receive'
import { register, withScans } from './play/register'
import { notAccept } from './play/sort'
import { comeIn, interview } from './play/visit'

golden('6 written online once more while it is in hand: not accepted', async ({ stage }) => {
  const [first, again] = [await modelOf(stage, '雷壬茜'), await modelOf(stage, '雷壬茜', 'zs13', 1)]
  const letter = await acceptedLetter(stage, first, LABOUR)
  await daysGoBy(letter, 3)
  const sourceNo = 'WS-GOLDEN-06'
  submitOnline(stage, again, sourceNo)
  const repeated = await registerAgain(stage, 'zs04', { model: again, sourceNo, earlier: letter })
  const competent = '请等待安澜市人力资源和社会保障局的书面答复，可凭查询码查询办理进度。'
  await notAccept(repeated, 'zs13', '已受理或正在办理又向上级提出', competent, 'zs14', 'zs07')
  await daysGoBy(repeated, 1)
  await deliver(repeated, 'zs13')
  await cameToTheSame(repeated, again)
  await cameToTheSame(letter, first)
})

golden('8 twenty-three visitors, five of whom speak for them', async ({ stage }) => {
  const model = await modelOf(stage, '戚丙樟', 'zs11', 1)
  await comeIn(stage, 'zs02', model, 23)
  const visit = await interview(stage, 'zs03', model, ['谢丁穗', '邹戊汀', '喻己莲', '金庚榆'])
  await daysGoBy(visit, 1)
  await assign(visit, 'zs11', 'zs12', { to: LABOUR.name, within: 45 })
  await daysGoBy(visit, 1)
  await sign(visit, LABOUR.clerk)
  await cameToTheSame(visit, model)
})

golden('9 forty-six have signed', async ({ stage }) => {
  const model = await modelOf(stage, '贺癸荔')
  const letter = await letterTo(stage, model, HOUSING, undefined, signersOf(45))
  await cameToTheSame(letter, model)
})

golden('14 an accusation that nobody else may know of', async ({ stage }) => {
  const model = await modelOf(stage, '许丙梅', 'zs10')
  const accusation = await register(stage, 'zs10', 'inspection', model, handedOver('XS-GOLDEN-14'))
  await cameToTheSame(accusation, model)
  const other = await stage.desk('zs05')
  await other.goto(`${stage.portal.address}toDoManage/handle?xfjbh=${accusation.petitionNo}`)
  await expect(other.getByRole('alert')).toContainText('信访件不存在或您无权查看')
})

golden('50 two thousand characters and as many scans as there may be', async ({ stage }) => {
  const model = await modelOf(stage, '倪甲梨')
  expect(model.plea.nrzy).toHaveLength(2000)
  const letter = await register(stage, 'zs01', 'letter', model, withScans(5))
  await cameToTheSame(letter, model)
  const page = await stage.desk('zs01')
  await page.getByRole('link', { name: '查看信访件' }).click()
  await page.getByRole('tab', { name: '附件材料' }).click()
  await expect(page.getByRole('button', { name: /^来信第\d+页\.txt$/ })).toHaveCount(5)
})
