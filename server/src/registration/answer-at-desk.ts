import { dayOf } from '../calendar/china-time'
import type { Ask } from '../http/route'
import { reply } from '../workflow/actions/reply'
import { finish } from '../workflow/finish'
import { contextOf } from './ask'
import { workOn } from './work-on'

/** DM_SDFS: told to the petitioner's face. */
const IN_PERSON = '0'

/** 当场答复: what was registered is closed with it. */
export async function answerAtDesk(ask: Ask<unknown>, petitionId: string, answer: string): Promise<void> {
  const at = ask.services.now()
  const work = await workOn(ask.db, ask.caller, petitionId, { ...contextOf(ask), at })
  const given = { reply: answer, deliveryMode: IN_PERSON, deliveredOn: dayOf(at) }
  await finish(work, { name: reply.name, ...(await reply.perform(work, given as never)) }, false)
}
