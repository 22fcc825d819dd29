import { accept, answer, deliver } from './play/answer'
import { rate } from './play/close'
import { daysGoBy } from './play/days'
import { assign, forwardDown } from './play/dispatch'
import { golden } from './play/golden'
import { cameToTheSame, modelOf } from './play/model'
import { TOWN } from './play/people'
import { sign } from './play/receive'
import { register } from './play/register'
import { acceptReport, report, reportUpward, sendBack } from './play/report'

golden('5 assigned down to a town, reported upward, one report sent back', async ({ stage }) => {
  const model = await modelOf(stage, '倪乙樱')
  const letter = await register(stage, 'zs01', 'letter', model)
  await assign(letter, 'zs05', 'zs06', { to: '安澜市信访局', by: '交办下级', within: 60 })
  await daysGoBy(letter, 1)
  await sign(letter, 'al05')
  await forwardDown(letter, 'al05', { to: '石渡县信访局', by: '交办下级', within: 52 })
  await daysGoBy(letter, 1)
  await sign(letter, 'sd05')
  await forwardDown(letter, 'sd05', { to: TOWN.name, by: '交办下级', within: 45 })
  await daysGoBy(letter, 1)
  await sign(letter, TOWN.clerk)
  await daysGoBy(letter, 3)
  await accept(letter, TOWN)
  await daysGoBy(letter, 16)
  await answer(letter, TOWN, '予以支持', 2)
  await deliver(letter, TOWN.clerk)
  await report(letter, TOWN, '青苗补偿款1.8万元已兑付。')
  await daysGoBy(letter, 2)
  await sendBack(letter, 'sd05', '未逐项回应诉求', '第二项诉求没有写明兑付时间，请补充。', 10)
  await daysGoBy(letter, 4)
  await report(letter, TOWN, '补偿款已于本周兑付到户。')
  await daysGoBy(letter, 1)
  await acceptReport(letter, 'sd05')
  await reportUpward(letter, 'sd05', '情况属实，同意荷塘镇的处理意见。')
  await daysGoBy(letter, 1)
  await acceptReport(letter, 'al05')
  await reportUpward(letter, 'al05', '同意石渡县的处理意见。')
  await daysGoBy(letter, 2)
  await acceptReport(letter, 'zs05')
  await daysGoBy(letter, 3)
  await rate(letter, 'zs05', '满意', '补偿款已经收到。')
  await cameToTheSame(letter, model)
})
