import { addDays, startOfDay } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { countersOf } from '../../post/messages/counter'
import { markRead } from '../../post/messages/read'
import { type NewMessage, sendMessage } from '../../post/messages/send'
import { getCaller } from '../people/callers'
import { type OfficePetition, petitionsOfOffice } from './petitions'
import { TOLD, WARNED } from './texts'
import { warningsOf } from './warnings'

const HOUR_MS = 3_600_000
/** Messages of the last two days have not been read yet. */
const UNREAD_DAYS = 2
const OFFICE_OPENS = 9
const REPLY_DAYS = 5

type Planned = NewMessage & { readonly daysAgo: number }

/** Sends the messages of the last weeks in the order of time; older ones have been read. */
export async function sendMessages(db: Db, today: string): Promise<number> {
  const petitions = new Map<string, OfficePetition[]>()
  for (const { account } of TOLD) petitions.set(account, await petitionsOfOffice(db, getCaller(account).orgId))
  const planned = [...petitions].flatMap(([account, ofOffice]) => [
    ...(WARNED.includes(account) ? warningsOf(ofOffice, today).map(warning => to(account, warning)) : []),
    ...toldTo(account, ofOffice, today),
  ])
  const inOrder = planned.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const [old, recent] = [inOrder.filter(isOld), inOrder.filter(message => !isOld(message))]
  for (const message of old) await sendMessage(db, message)
  for (const account of petitions.keys()) await readAll(db, getCaller(account).personId)
  for (const message of recent) await sendMessage(db, message)
  return planned.length
}

const isOld = ({ daysAgo }: Planned) => daysAgo > UNREAD_DAYS

/** Each message tells of another petition of the receiver's office, as far as there are enough. */
function toldTo(account: string, petitions: readonly OfficePetition[], today: string): Planned[] {
  return TOLD.filter(told => told.account === account).map(({ daysAgo, type, text, from }, index) => {
    const { petitionNo } = petitions[index % petitions.length] ?? noPetition(account)
    const filled = text.replace('{no}', petitionNo).replace('{day}', addDays(today, REPLY_DAYS - daysAgo))
    const at = new Date(startOfDay(addDays(today, -daysAgo)).getTime() + (OFFICE_OPENS + index) * HOUR_MS)
    return to(account, { type, text: filled, from, at, daysAgo })
  })
}

const to = (account: string, message: Omit<Planned, 'personIds'>): Planned => ({
  ...message,
  personIds: [getCaller(account).personId],
})

async function readAll(db: Db, personId: string): Promise<void> {
  for (const { type } of await countersOf(db, personId)) await markRead(db, { personId }, { type })
}

function noPetition(account: string): never {
  throw new Error(`The office of ${account} has registered no petition`)
}
