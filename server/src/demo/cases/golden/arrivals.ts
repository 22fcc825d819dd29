import { notAccept, recordDelivery } from '@portal/shared-lib/contract/answer'
import { personIdOf } from '../../people/people'
import { deliveredBy, sign } from '../answers'
import { comeIn, interview, registerItem, submitOnline } from '../arrivals'
import { assignTo } from '../dispatches'
import { upload } from '../files'
import { OFFICE, TEAM } from '../offices'
import { type Plea, personIn, type Registration, registrationOf, TOWN } from '../petitions'
import { register } from '../register'
import { scene } from '../scene'
import { dayOn, type Stage, wait } from '../stage'
import { acceptedLetter, letterTo } from './letters'
import { PLEAS } from './pleas'

const REPRESENTATIVE = '3'
const LONGEST = 2000
const SCANS = 5
const { labour } = TEAM

/** What an inspection team hands over: only who is named may know. */
function handedOver(stage: Stage, plea: Plea, sourceNo: string): Registration {
  const knowing = [personIdOf('zs10')]
  return {
    ...registrationOf(stage, 'inspection', '500', plea),
    ...{ sourceType: '08', sourceNo },
    inspection: { team: '省委第二巡视组', dueOn: dayOn(stage, 30), knowing },
  }
}

export const ARRIVALS = [
  scene('06 repeated online while it is in hand', 40, async stage => {
    const plea = { ...PLEAS.injury, name: '雷壬茜' }
    const letter = await acceptedLetter(stage, plea, labour)
    wait(stage, 3)
    const again = { ...letter.registration, form: 'online', channel: '300', petitionDate: dayOn(stage) } as const
    const itemId = await submitOnline(stage, again, 'WS-000601')
    wait(stage, 1)
    const repeated = await registerItem(stage, itemId, again, () => 'same')
    const told = '该事项已由安澜市人力资源和社会保障局受理，正在办理期限内。'
    const competent = '请等待安澜市人力资源和社会保障局的书面答复，可凭查询码查询办理进度。'
    await repeated.act('zs13', notAccept, { reason: '060200', competent, text: told }, 'zs14', 'zs07')
    wait(stage, 1)
    await repeated.act('zs13', recordDelivery, deliveredBy(stage, repeated, '陈乙萱'))
  }),
  scene('08 a visit of twenty-three', 16, async stage => {
    const visit = registrationOf(stage, 'visit', '200', PLEAS.wages)
    const others = Array.from({ length: 4 }, () => ({ ...personIn(stage, TOWN), role: REPRESENTATIVE }))
    const count = { personCount: 23, actualVisitors: 23, representativeCount: 5 }
    const registration = { ...visit, ...count, persons: [...visit.persons, ...others] }
    const heard = await interview(stage, await comeIn(stage, registration), registration)
    wait(stage, 1)
    await assignTo(stage, heard, 'zs11', 'zs12', OFFICE.labour)
    wait(stage, 1)
    await sign(heard, labour)
  }),
  scene('09 a letter signed by forty-six', 14, stage =>
    letterTo(stage, { ...PLEAS.lift, name: '贺癸荔', cosigners: 45 }, TEAM.housing),
  ),
  scene('14 an accusation that few may know of', 10, stage =>
    register(stage, 'zs10', {
      ...handedOver(stage, PLEAS.ponds, 'XS-2026-001'),
      accusedOrgId: OFFICE.land,
    }),
  ),
  scene('39 thirty letters of one wording', 5, async stage => {
    for (let number = 1; number <= 30; number++) {
      const sent = registrationOf(stage, 'online', '300', { ...PLEAS.noise, name: personIn(stage, TOWN).name ?? '' })
      await submitOnline(stage, sent, `WS-0039${String(number).padStart(2, '0')}`)
    }
  }),
  scene('40 twelve letters of an inspection', 8, async stage => {
    const pleas = Object.values(PLEAS).filter(({ purpose }) => purpose === '03')
    for (let number = 1; number <= 12; number++) {
      const plea = { ...(pleas[number % pleas.length] ?? PLEAS.field), name: personIn(stage, TOWN).name ?? '' }
      await register(stage, 'zs10', handedOver(stage, plea, `XS-2026-1${String(number).padStart(2, '0')}`))
    }
  }),
  scene('50 a long text with many scans', 6, async stage => {
    const fileIds: string[] = []
    for (let page = 1; page <= SCANS; page++)
      fileIds.push(await upload(stage, 'zs01', `来信第${page}页.txt`, `${PLEAS.field.summary}\n第${page}页`))
    const summary = PLEAS.field.summary.repeat(LONGEST).slice(0, LONGEST)
    const written = registrationOf(stage, 'letter', '100', { ...PLEAS.field, summary, name: '倪甲梨' })
    await register(stage, 'zs01', { ...written, fileIds })
  }),
]
