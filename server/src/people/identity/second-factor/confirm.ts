import { SECOND_FACTOR_TEXTS } from '@portal/shared-lib/contract/rules/second-factor'
import { confirmSecondFactor } from '@portal/shared-lib/contract/second-factor'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import { route } from '../../../platform/route'
import { recordOwn } from '../account/record-own'
import { findOffer } from './offer'
import { encryptSecret } from './secrets'
import { findStep } from './totp'

/** Enrols the caller with what was offered. From here on codes of an earlier secret are wrong. */
export const confirmRoute = route(confirmSecondFactor, [], async ask => {
  const { args, db, services } = ask
  const { personId } = ask.caller
  const secret = (await findOffer(services, db, personId)) ?? refuseRule(SECOND_FACTOR_TEXTS.noOffer)
  const step = findStep(secret, args.code, services.now()) ?? refuseRule(SECOND_FACTOR_TEXTS.wrongCode)
  await enrol(db, personId, {
    secret: encryptSecret(services, personId, secret),
    last_step: step,
    enrolled_at: services.now(),
  })
  await recordOwn(ask, '绑定动态口令')
  return null
})

interface Enrolment {
  readonly secret: string
  readonly last_step: number
  readonly enrolled_at: Date
}

async function enrol(db: Db, personId: string, enrolment: Enrolment): Promise<void> {
  await db
    .insertInto('second_factor')
    .values({ person_id: personId, ...enrolment })
    .onConflict(conflict => conflict.column('person_id').doUpdateSet(enrolment))
    .execute()
  await db.deleteFrom('second_factor_offer').where('person_id', '=', personId).execute()
}
