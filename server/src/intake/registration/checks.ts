import { openProblems } from '@portal/shared-lib/contract/rules/petition-rules'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { checkCodes } from './codes'
import { checkExtra } from './extra'
import { refuseAt } from './refuse'
import type { Registration, RegistrationContext, Waiting } from './registration'
import { refuseTaken } from './taken'

/** What speaks against a registration beyond the contract: the rules, the code tables, what has its number already. */
export async function checkRegistration(
  db: Db,
  caller: Caller,
  registration: Registration,
  { services: { config }, at, waiting }: Pick<RegistrationContext, 'services'> & { at: Date; waiting?: Waiting },
): Promise<void> {
  const context = { today: dayOf(at), strictIdCards: config.strictIdCards, handlerName: caller.userName }
  const [problem] = openProblems(registration, context)
  if (problem) refuseAt(problem.field, problem.text)
  checkExtra(config.extraFields, registration)
  await checkCodes(db, registration, config.extraFields)
  await refuseTaken(db, caller, registration, waiting?.petitionId)
}
