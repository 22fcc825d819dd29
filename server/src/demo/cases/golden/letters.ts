import { reply } from '@portal/shared-lib/contract/dispatch'
import { agreeReturn, refuseReturn, requestReturn } from '@portal/shared-lib/contract/receive'
import { acceptBy, answer, closeBy, deliver, rate, sign } from '../answers'
import { transferTo } from '../dispatches'
import { TEAM, type Team } from '../offices'
import { type Plea, registrationOf } from '../petitions'
import { register } from '../register'
import { scene } from '../scene'
import { dayOn, type Stage, wait } from '../stage'
import { RETURN_REASON } from '../texts'
import { PLEAS } from './pleas'

/** A letter to the province, which a city's unit is to answer. */
export async function letterTo(stage: Stage, plea: Plea, team: Team) {
  const letter = await register(stage, 'zs01', registrationOf(stage, 'letter', '100', plea))
  wait(stage, 2)
  await transferTo(letter, 'zs05', team.id)
  wait(stage, 1)
  return letter
}

/** As `letterTo`; it is signed for, and the petitioner knows that it is handled. */
export async function acceptedLetter(stage: Stage, plea: Plea, team: Team) {
  const letter = await letterTo(stage, plea, team)
  await sign(letter, team)
  wait(stage, 4)
  await acceptBy(stage, letter, team)
  return letter
}

/** As `acceptedLetter`; its opinion is delivered and it is closed. */
export async function closedLetter(stage: Stage, plea: Plea, team: Team) {
  const letter = await acceptedLetter(stage, plea, team)
  wait(stage, 18)
  await answer(stage, letter, team, '1', team.head, team.leader)
  wait(stage, 2)
  await deliver(stage, letter, team)
  await closeBy(letter, team, '1')
  wait(stage, 4)
  return letter
}

const asked = { reason: RETURN_REASON, suggestedUnit: TEAM.housing.name }

export const LETTERS = [
  scene('01 answered and content', 75, async stage => {
    const letter = await closedLetter(stage, PLEAS.field, TEAM.labour)
    await rate(letter, 'zs05', '0', '答复清楚，问题已解决。')
  }),
  scene('02 returned and sent to another', 40, async stage => {
    const letter = await letterTo(stage, PLEAS.house, TEAM.labour)
    await letter.act('rs12', requestReturn, asked, 'rs13')
    wait(stage, 1)
    await letter.act('zs05', agreeReturn, { orgId: TEAM.housing.id, text: '请住房城乡建设部门办理。' })
    wait(stage, 1)
    await sign(letter, TEAM.housing)
    wait(stage, 3)
    await acceptBy(stage, letter, TEAM.housing)
  }),
  scene('03 return refused', 30, async stage => {
    const letter = await letterTo(stage, PLEAS.wages, TEAM.labour)
    await letter.act('rs12', requestReturn, asked, 'rs13')
    wait(stage, 1)
    await letter.act('zs05', refuseReturn, { reason: '拖欠农民工工资属于人力资源社会保障部门职责，请继续办理。' })
  }),
  scene('04 too late to be returned', 22, async stage => {
    const letter = await letterTo(stage, { ...PLEAS.noise, name: '柏甲川' }, TEAM.housing)
    wait(stage, 1)
    await sign(letter, TEAM.housing)
  }),
  scene('10 question answered by telephone', 9, async stage => {
    const question = await register(stage, 'zs15', registrationOf(stage, 'phone', '400', PLEAS.thanks))
    const text = '居住证到期前一个月内可在居住地便民服务中心办理签注，所需材料已告知，感谢来电。'
    await question.act('zs15', reply, { reply: text, deliveryMode: '2', deliveredOn: dayOn(stage) })
  }),
]
