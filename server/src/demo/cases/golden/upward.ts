import { assign } from '@portal/shared-lib/contract/dispatch'
import { forwardDown } from '@portal/shared-lib/contract/handling'
import { signFor } from '@portal/shared-lib/contract/receive'
import { acceptReport, reportUpward, sendReportBack, submitReport } from '@portal/shared-lib/contract/report'
import { acceptBy, answer, deliver, rate, sign } from '../answers'
import { classOf } from '../dispatches'
import { OFFICE, TEAM } from '../offices'
import { registrationOf } from '../petitions'
import { register } from '../register'
import { scene } from '../scene'
import { dayOn, wait } from '../stage'
import { PLEAS } from './pleas'

const { town } = TEAM
const MODE = '020200'
const CHECKED = { wasNoticed: true, wasDelivered: true, isFounded: true, isComplete: true }
const REPORT = {
  facts: '经查，占用承包地1.2亩属实。',
  measures: '已核实面积，编制兑付方案并报县财政审核。',
  outcome: '青苗补偿款1.8万元已兑付。',
  attitude: '0',
  fourOutcomes: ['1'],
}

export const UPWARD = [
  scene('05 assigned from the province to a town', 88, async stage => {
    const letter = await register(
      stage,
      'zs01',
      registrationOf(stage, 'letter', '100', { ...PLEAS.field, name: '倪乙樱' }),
    )
    const receivers = [{ orgId: OFFICE.city, isLead: true }]
    const text = '请逐级交办并督促落实，按期报送办结报告。'
    const reportBy = dayOn(stage, 60)
    await letter.act('zs05', assign, { ...classOf('03'), mode: MODE, receivers, text, reportBy }, 'zs06')
    wait(stage, 1)
    await letter.act('al05', signFor, {})
    await letter.act('al05', forwardDown, { mode: MODE, orgId: OFFICE.county, text, reportBy: dayOn(stage, 52) })
    wait(stage, 1)
    await letter.act('sd05', signFor, {})
    await letter.act('sd05', forwardDown, { mode: MODE, orgId: OFFICE.town, text, reportBy: dayOn(stage, 45) })
    wait(stage, 1)
    await sign(letter, town)
    wait(stage, 3)
    await acceptBy(stage, letter, town)
    wait(stage, 16)
    await answer(stage, letter, town, '1', town.head, town.leader)
    await deliver(stage, letter, town)
    await letter.act('xz12', submitReport, REPORT, town.head, town.leader)
    wait(stage, 2)
    const missing = { reason: '3', text: '第二项诉求没有写明兑付时间，请补充。', dueOn: dayOn(stage, 10) }
    await letter.act('sd05', sendReportBack, missing)
    wait(stage, 4)
    await letter.act('xz12', submitReport, { ...REPORT, outcome: '补偿款已于本周兑付到户。' }, town.head, town.leader)
    wait(stage, 1)
    await letter.act('sd05', acceptReport, CHECKED)
    await letter.act('sd05', reportUpward, { opinion: '情况属实，同意荷塘镇的处理意见。' })
    wait(stage, 1)
    await letter.act('al05', acceptReport, CHECKED)
    await letter.act('al05', reportUpward, { opinion: '同意石渡县的处理意见。' })
    wait(stage, 2)
    await letter.act('zs05', acceptReport, CHECKED)
    wait(stage, 3)
    await rate(letter, 'zs05', '0', '补偿款已经收到。')
  }),
]
