import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { limitsAhead } from '@portal/shared-lib/contract/registration'
import { limitName } from '@portal/shared-lib/contract/rules/limits'
import { getOffice } from '../../people/organisations/office'
import { lengthOf } from '../../petitions/clocks/explain'
import { dueOf } from '../../petitions/clocks/rules'
import { readLimit } from '../../petitions/clocks/terms'
import { CLOCKS, type ClockType } from '../../petitions/clocks/types'
import { dateTimeOf, dayOf } from '../../platform/calendar/china-time'
import { readCalendar } from '../../platform/calendar/read-calendar'
import type { Ask } from '../../platform/route'

type Ahead = CallAnswer<typeof limitsAhead>[number]
type Coming = readonly [type: ClockType, begins: string]

const NOW = '自登记之日起'
const ANSWERED: Coming = ['K05', '自受理之日起']

/** What runs once a petition is registered, and what follows where it goes its usual way. */
export async function readLimitsAhead({
  args: { form },
  caller,
  db,
  services,
}: Ask<CallInput<typeof limitsAhead>>): Promise<Ahead[]> {
  const now = services.now()
  const calendar = await readCalendar(db)
  const { isBureau } = await getOffice(db, caller.orgId)
  const limits: Ahead[] = []
  for (const [type, begins] of comingOf(isBureau, form === 'simple')) {
    const terms = await readLimit(db, type, { regionCode: caller.regionCode, day: dayOf(now) })
    const dueAt = begins === NOW ? dateTimeOf(dueOf({ startAt: now, ...terms }, calendar).dueAt) : null
    limits.push({ name: limitName(type), length: lengthOf(terms), begins, basis: CLOCKS[type].basis, dueAt })
  }
  return limits
}

/** A bureau sorts and sends on, anybody else tells the petitioner; what is simple is answered at once. */
function comingOf(isBureau: boolean, isSimple: boolean): readonly Coming[] {
  const first: readonly Coming[] = isBureau
    ? [
        ['K01', NOW],
        ['K04', '自责任单位收到之日起'],
      ]
    : [['K04', NOW]]
  return isSimple ? [['K08', NOW], ...first] : [...first, ANSWERED]
}
