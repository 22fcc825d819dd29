import { delegate } from '@portal/shared-lib/contract/approvals'
import { extend, informExtension, resume, suspend } from '@portal/shared-lib/contract/handling'
import { personIdOf } from '../../people/people'
import { acceptBy, sign } from '../answers'
import { transferTo } from '../dispatches'
import { upload } from '../files'
import { TEAM } from '../offices'
import { perform } from '../perform'
import { type Plea, registrationOf } from '../petitions'
import { register } from '../register'
import { scene } from '../scene'
import { dayOn, type Stage, wait } from '../stage'
import { acceptedLetter } from './letters'
import { PLEAS } from './pleas'

const { labour, housing, land } = TEAM

const extension = (days: number) => ({
  days,
  reason: `因需委托第三方对占地面积进行鉴定，情况复杂，申请延长办理期限${days}日。`,
})

/** A letter that nobody has sorted since. */
const unsorted = (plea: Plea) => (stage: Stage) => register(stage, 'zs01', registrationOf(stage, 'letter', '100', plea))

/** A letter that was sent on at once and signed for, and nothing since. */
const unanswered = (plea: Plea) => async (stage: Stage) => {
  const letter = await register(stage, 'zs01', registrationOf(stage, 'letter', '100', plea))
  await transferTo(letter, 'zs05', land.id)
  await sign(letter, land)
  return letter
}

/** A letter that was accepted on the day on which it came, and nothing since. */
const inHand = (plea: Plea) => async (stage: Stage) => acceptBy(stage, await unanswered(plea)(stage), land)

/** Of 60 days five are left, yellow from ten on: so it is also where holidays put the beginning off by some days. */
const YELLOW_IN_HAND = 55

export const LIMITS = [
  scene('17 extended', 70, async stage => {
    const letter = await acceptedLetter(stage, { ...PLEAS.field, name: '昌甲兰' }, labour)
    wait(stage, 40)
    await letter.act('rs12', extend, extension(20), 'rs14')
    wait(stage, 1)
    await letter.act('rs12', informExtension, { informedOn: dayOn(stage), mode: '1' })
  }),
  scene('18 too late to be extended', 63, inHand({ ...PLEAS.house, name: '马乙竹' })),
  scene('19 paused for a hearing', 48, async stage => {
    const letter = await acceptedLetter(stage, { ...PLEAS.allowance, name: '苗丙松' }, labour)
    wait(stage, 8)
    const fileIds = [await upload(stage, 'rs12', '听证通知书.txt', '定于下周就收入核算组织听证。')]
    const hearing = { reason: 'hearing', text: '就收入核算组织听证。', until: dayOn(stage, 12), fileIds } as const
    await letter.act('rs12', suspend, hearing, 'rs14')
    wait(stage, 12)
    await letter.act('rs12', resume, { text: '听证已举行，恢复办理。' })
  }),
  scene('31 overdue at the bureau', 21, unsorted({ ...PLEAS.lift, name: '凤丁柏' })),
  scene('32 overdue at the unit', 21, unanswered({ ...PLEAS.field, name: '花戊泉' })),
  scene('33 orange at the bureau', 15, unsorted({ ...PLEAS.tuition, name: '方己溪' })),
  scene('33 orange at the unit', 58, inHand({ ...PLEAS.noise, name: '俞庚岚' })),
  scene('34 yellow at the bureau', 13, unsorted({ ...PLEAS.crossing, name: '任辛川' })),
  scene('34 yellow before acceptance', 12, unanswered({ ...PLEAS.ponds, purpose: '03', name: '袁壬云' })),
  scene('34 yellow in hand', YELLOW_IN_HAND, inHand({ ...PLEAS.house, name: '柳癸荷' })),
  scene('45 a deputy approves', 66, async stage => {
    const letter = await acceptedLetter(stage, { ...PLEAS.wages, name: '酆甲菊' }, housing)
    wait(stage, 35)
    const period = { fromAt: `${dayOn(stage)} 00:00:00`, untilAt: `${dayOn(stage, 7)} 00:00:00` }
    const entrusted = { personId: personIdOf('zj13'), types: ['extension'], reason: '赴外地参加业务培训。' }
    await perform(stage, 'zj14', delegate, { ...entrusted, ...period })
    await letter.act('zj12', extend, extension(30), 'zj13')
  }),
]
