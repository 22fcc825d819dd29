import { closeTodos } from '../../petitions/todos/close'
import type { TodoType } from '../../petitions/todos/types'
import type { Ask } from '../../platform/route'
import type { RegistrationContext, Waiting } from './registration'

/** What a registration takes from the call that makes it. */
export const contextOf = ({ services, requestId, request }: Ask<unknown>): RegistrationContext => ({
  services,
  origin: { requestId, address: request.ip },
})

/** Closes what waited on somebody until the petition was registered, or will not be. */
export async function endWaiting(
  { db, caller, services }: Pick<Ask<unknown>, 'db' | 'caller' | 'services'>,
  { petitionId }: Pick<Waiting, 'petitionId'>,
  types: readonly TodoType[],
): Promise<void> {
  const done = { at: services.now(), personId: caller.personId }
  await closeTodos(db, { provinceCode: caller.provinceCode, petitionId, types }, done)
}
