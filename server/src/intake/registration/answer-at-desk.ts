import { dayOf } from '../../platform/calendar/china-time'
import type { Ask } from '../../platform/route'
import { reply } from '../../workflow/answering/reply'
import { finish } from '../../workflow/engine/finish'
import { workOn } from '../../workflow/engine/work-on'
import { contextOf } from './ask'

/** DM_SDFS: how the petitioner was told. */
const IN_PERSON = '0'
const BY_PHONE = '6'

/** 当场答复: what was registered is closed with it. */
export const answerAtDesk = (ask: Ask<unknown>, petitionId: string, answer: string): Promise<void> =>
  answerAtOnce(ask, petitionId, answer, IN_PERSON)

/** 电话直接答复, as long as whoever called is on the line. */
export const answerOnPhone = (ask: Ask<unknown>, petitionId: string, answer: string): Promise<void> =>
  answerAtOnce(ask, petitionId, answer, BY_PHONE)

async function answerAtOnce(ask: Ask<unknown>, petitionId: string, answer: string, mode: string): Promise<void> {
  const at = ask.services.now()
  const work = await workOn(ask.db, ask.caller, petitionId, { ...contextOf(ask), at })
  const given = { reply: answer, deliveryMode: mode, deliveredOn: dayOf(at) }
  await finish(work, { name: reply.name, ...(await reply.perform(work, given as never)) }, false)
}
