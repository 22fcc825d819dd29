import { registerLetter } from '../../intake/registration/register-letter'
import { claimTodo } from '../../petitions/todos/claim'
import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { getCaller } from '../people/callers'
import { seeded } from '../seeded'
import { letterFrom } from './letters'
import { schedule } from './schedule'

/** Any number will do: this one is the day from which 《信访工作条例》 is in force. */
const SEED = 20_220_501

/** Registers the letters of the last weeks as their registrars would have, each at its time; answers how many. */
export async function registerLetters(db: Db, { config, fieldKeys }: Services, today: string): Promise<number> {
  const random = seeded(SEED)
  const registrations = schedule(random, today)
  // The petitioners' ID cards have wrong check digits on purpose.
  const lenient = { ...config, strictIdCards: false }
  for (const { registrar, regionPath, at, claim } of registrations) {
    const letter = letterFrom(random, regionPath, dayOf(at))
    const services = { config: lenient, fieldKeys, now: () => at }
    const { todoId } = await registerLetter(db, getCaller(registrar), letter, services)
    if (claim) await claimTodo(db, getCaller(claim.account), todoId, claim.at)
  }
  return registrations.length
}
