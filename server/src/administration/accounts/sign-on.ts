import { NO_TIES } from '@portal/shared-lib/contract/rules/accounts'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'

type Policy = Pick<Services, 'config'>

/** Whether the province has anybody outside of the portal who says who somebody is. */
export const hasProviders = ({ config }: Policy): boolean => config.signOn.providers.length > 0

/** By whom an account signs in, in the order of their names; one that the province has no longer keeps its id. */
export function signOnOf(policy: Policy, isLocal: boolean, providers: readonly string[]): string {
  if (!hasProviders(policy)) return ''
  if (isLocal) return NO_TIES.local
  return providers.map(id => titleOf(policy, id)).join('、') || NO_TIES.none
}

export async function tiesOf(db: Db, policy: Policy, personId: string) {
  const ties = await db
    .selectFrom('sign_on_tie')
    .where('person_id', '=', personId)
    .orderBy('provider')
    .select(['provider', 'tied_at', 'used_at'])
    .execute()
  return ties.map(({ provider, tied_at, used_at }) => ({
    provider,
    title: titleOf(policy, provider),
    tiedAt: dateTimeOf(tied_at),
    usedAt: dateTimeOf(used_at),
  }))
}

const titleOf = ({ config }: Policy, id: string): string =>
  config.signOn.providers.find(provider => provider.id === id)?.title ?? id
