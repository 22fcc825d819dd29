import { acceptSimple } from '@portal/shared-lib/contract/answer'
import { urge } from '@portal/shared-lib/contract/handling'
import { agreeReturn, refuseReturn, requestReturn } from '@portal/shared-lib/contract/receive'
import { acceptBy, SIMPLE, sign } from '../answers'
import type { Case } from '../case'
import { choose, waitBetween } from '../chance'
import type { Stage } from '../stage'
import { RETURN_REASON } from '../texts'
import { answerInFull } from './answering'
import type { Sent } from './sent'

const RECEPTIONS = { sign: 93, giveBack: 7 } as const
const SIMPLE_PERCENT = 12
const ACCUSATION = '02'

/** What a unit does with what it was sent. */
export async function receive(stage: Stage, kase: Case, sent: Sent): Promise<void> {
  waitBetween(stage, 0, stage.random.chance(6) ? 5 : 1)
  await RECEIVE[choose(stage.random, RECEPTIONS)](stage, kase, sent)
}

const RECEIVE: Record<keyof typeof RECEPTIONS, typeof receive> = {
  async sign(stage, kase, sent) {
    await sign(kase, sent.team)
    await accept(stage, kase, sent)
  },
  async giveBack(stage, kase, sent) {
    const { team, desk } = sent
    const other = stage.random.pick(desk.teams.filter(({ id }) => id !== team.id).concat(team))
    await kase.act(team.clerk, requestReturn, { reason: RETURN_REASON, suggestedUnit: other.name })
    await kase.decide(team.head)
    waitBetween(stage, 1, 2)
    if (other === team || stage.random.chance(22)) {
      await kase.act(desk.sorter, refuseReturn, { reason: '该事项属于你单位职责范围，请继续办理。' })
      return await accept(stage, kase, sent)
    }
    await kase.act(desk.sorter, agreeReturn, { orgId: other.id, text: '同意退回，改由你单位办理。' })
    await receive(stage, kase, { ...sent, team: other })
  },
}

/** Now and then the petitioner is told late, and the unit is urged. */
async function accept(stage: Stage, kase: Case, sent: Sent): Promise<void> {
  const { team, desk } = sent
  const late = stage.random.chance(6)
  waitBetween(stage, late ? 16 : 1, late ? 20 : 10)
  if (late) await kase.act(desk.sorter, urge, { text: '已超过告知期限，请尽快书面告知信访人并说明原因。' })
  const isSimple = kase.registration.purpose !== ACCUSATION && stage.random.chance(SIMPLE_PERCENT)
  await (isSimple ? kase.act(team.clerk, acceptSimple, SIMPLE) : acceptBy(stage, kase, team))
  await answerInFull(stage, kase, { ...sent, isSimple })
}
