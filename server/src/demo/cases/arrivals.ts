import { registerOnline } from '@portal/shared-lib/contract/online'
import { callTicket, issueTicket, registerInterview } from '@portal/shared-lib/contract/tickets'
import { takeOnline } from '../../intake/registration/online/receive'
import { type Case, caseOf } from './case'
import { classOf } from './dispatches'
import { OFFICE } from './offices'
import { perform } from './perform'
import type { Registration } from './petitions'
import { decisionsOf, type Judge } from './register'
import { type Stage, tick } from './stage'

const RECORD =
  '接谈中对政策依据、办理程序和期限作了说明，来访人表示理解，同意按程序等待答复。当场出具登记凭证，告知查询方式。'
const ROOM = '接谈室1'

/** A visitor takes a ticket, which waits to be called; answers its number. */
export async function comeIn(stage: Stage, { persons, personCount = 1, summary }: Registration): Promise<string> {
  const reason = summary.slice(0, 20)
  const visitor = { windowName: ROOM, name: persons[0]?.name ?? '', personCount, reason }
  return (await perform(stage, 'zs02', issueTicket, visitor)).ticketNo
}

/** The visitor is called and heard; what is asked for is registered, or answered at the desk. */
export async function interview(
  stage: Stage,
  ticketNo: string,
  registration: Registration,
  answer = '',
): Promise<Case> {
  await perform(stage, 'zs03', callTicket, { ticketNo })
  const decisions = await decisionsOf(stage, 'zs03', registration)
  const heard = { ...registration, decisions, ticketNo, room: ROOM, record: RECORD, answer }
  const { petitionNo } = await perform(stage, 'zs03', registerInterview, heard)
  return caseOf(stage, petitionNo, registration)
}

/** An online petition comes in at the province; answers the id of what waits to be registered. */
export async function submitOnline(stage: Stage, registration: Registration, sourceNo: string): Promise<string> {
  const at = tick(stage)
  const [{ name = '', idCard = '', mobile = '', address = '' } = {}] = registration.persons
  const { itemId } = await takeOnline(
    stage.db,
    { ...stage.services, now: () => at },
    {
      ...{ orgId: OFFICE.province, sourceOrgId: PLATFORM, sourceNo, channel: registration.channel, submittedAt: at },
      ...{ title: '', text: registration.summary, name, idCard, mobile, address },
    },
  )
  return itemId
}

/** Hands over what is submitted on the internet. */
const PLATFORM = '990000000-xx'

/** What has come in is registered, with what is found alike decided on. */
export async function registerItem(stage: Stage, itemId: string, registration: Registration, judge?: Judge) {
  const sought = { ...registration, originalText: registration.summary }
  const decisions = await decisionsOf(stage, 'zs04', sought, judge)
  const { legalClass } = classOf(registration.purpose)
  const typed = { ...registration, legalClass, decisions, itemId }
  const { petitionNo } = await perform(stage, 'zs04', registerOnline, typed)
  return caseOf(stage, petitionNo, registration)
}
