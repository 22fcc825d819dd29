import * as contract from '@portal/shared-lib/contract/signature'
import { dateTimeOf } from '../../platform/calendar/china-time'
import { type Route, route } from '../../platform/route'
import { callingOf } from '../calling'
import { endSignatureOf, keepSignatureOf, signatureInUse, urlOf } from './signature'

// Everybody's own: nobody reads or keeps another's but in what that person has signed.

const signature = route(contract.signature, [], async ({ caller, db }) => {
  const row = await signatureInUse(db, caller.personId).select(['picture', 'kept_at']).executeTakeFirst()
  return row ? { picture: urlOf(row.picture), keptAt: dateTimeOf(row.kept_at) } : null
})

const keepSignature = route(contract.keepSignature, [], async ask => {
  await keepSignatureOf(callingOf(ask), ask.args.picture)
  return null
})

const endSignature = route(contract.endSignature, [], async ask => {
  await endSignatureOf(callingOf(ask))
  return null
})

export const routes: Route[] = [signature, keepSignature, endSignature]
