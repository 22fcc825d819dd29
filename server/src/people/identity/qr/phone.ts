import { confirmQr, refuseQr, scanQr } from '@portal/shared-lib/contract/qr-sign-in'
import type { Updateable } from 'kysely'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Database } from '../../../platform/database/schema'
import { refuse } from '../../../platform/refusal'
import { type Ask, type Route, route } from '../../../platform/route'
import { tokenHash } from '../../../platform/token'
import { askedAfter } from './standing'

/** The first who scans a picture is the only one who can confirm or refuse it, and nobody can who has not. */
const scanRoute = route(scanQr, [], async ask => {
  const { address, browser, asked_at } = await change(ask, '扫描登录二维码', {}, { first: true })
  const { company_name } = await ask.db
    .selectFrom('post')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('post.id', '=', ask.caller.ownPostId)
    .select('company_name')
    .executeTakeFirstOrThrow()
  return { address, browser, askedAt: dateTimeOf(asked_at), orgName: company_name }
})

const confirmRoute = route(confirmQr, [], async ask => {
  const { caller, services } = ask
  await change(ask, '确认扫码登录', { state: 'confirmed', post_id: caller.ownPostId, confirmed_at: services.now() })
  return null
})

const refuseRoute = route(refuseQr, [], async ask => {
  await change(ask, '取消扫码登录', { state: 'refused' })
  return null
})

/** Changes a picture that the caller has scanned; as the first, one that nobody has scanned becomes the caller's. */
async function change(
  { args, caller, db, services, requestId, request }: Ask<{ token: string }>,
  action: string,
  set: Updateable<Database['qr_sign_in']>,
  { first = false }: { first?: boolean } = {},
) {
  const picture = await db
    .updateTable('qr_sign_in')
    .set({ ...set, person_id: caller.personId })
    .where('token_hash', '=', tokenHash(args.token))
    .where('state', '=', 'waiting')
    .where('asked_at', '>', askedAfter(services))
    .where(eb => eb.or([eb('person_id', '=', caller.personId), ...(first ? [eb('person_id', 'is', null)] : [])]))
    .returning(['id', 'address', 'browser', 'asked_at'])
    .executeTakeFirst()
  if (!picture) return refuse('qrExpired')
  const about = { objectType: 'qrSignIn', objectId: picture.id, requestId, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), action, ...about })
  return picture
}

export const phoneRoutes: Route[] = [scanRoute, confirmRoute, refuseRoute]
