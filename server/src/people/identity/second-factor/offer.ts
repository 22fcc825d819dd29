import { offerSecondFactor } from '@portal/shared-lib/contract/second-factor'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { route } from '../../../platform/route'
import type { Services } from '../../../platform/services'
import { recordOwn } from '../account/record-own'
import { requireMode } from '../offered-mode'
import { checkPassword } from './check-password'
import { decryptSecret, encryptSecret } from './secrets'
import { newSecret, uriOf } from './totp'

const LIFE_MS = 10 * 60_000

/** Hands out a new secret. Nothing changes for the person until a code of it is confirmed. */
export const offerRoute = route(offerSecondFactor, [], async ask => {
  const { args, caller, services } = ask
  requireMode(services, 'code')
  await checkPassword(ask, args.password)
  const secret = newSecret()
  await services.db.transaction().execute(async db => {
    await store(db, caller, encryptSecret(services, caller.personId, secret), services.now())
    await recordOwn({ ...ask, db }, '申请绑定动态口令')
  })
  return { key: secret, uri: uriOf(secret, caller.account, services.config.title) }
})

async function store(db: Db, { personId }: Caller, secret: string, at: Date): Promise<void> {
  const offer = { secret, offered_at: at }
  await db
    .insertInto('second_factor_offer')
    .values({ person_id: personId, ...offer })
    .onConflict(conflict => conflict.column('person_id').doUpdateSet(offer))
    .execute()
}

/** The secret offered last, where it can still be confirmed. */
export async function findOffer(services: Services, db: Db, personId: string): Promise<string | undefined> {
  const offer = await db
    .selectFrom('second_factor_offer')
    .where('person_id', '=', personId)
    .where('offered_at', '>', new Date(services.now().getTime() - LIFE_MS))
    .select('secret')
    // Of two confirmations at once the second finds it gone.
    .forUpdate()
    .executeTakeFirst()
  return offer && decryptSecret(services, personId, offer.secret)
}
