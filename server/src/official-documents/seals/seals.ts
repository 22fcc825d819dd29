import { buffer } from 'node:stream/consumers'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import { SEAL_PICTURE, OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { sql } from 'kysely'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { attachFiles } from '../../platform/files/attach'
import { isRowId } from '../../platform/paging/row-id'
import { refuse, refuseField } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { sealsOf } from './in-use'
import { certificateOf, keyOf } from './key'
import { isSealPicture } from './picture'

const PNG_URL = 'data:image/png;base64,'

/** Those of the caller's organisation, what may be used first. */
export async function listSeals(db: Db, caller: Caller, now: Date): Promise<CallAnswer<typeof contract.orgSeals>> {
  const day = dayOf(now)
  const rows = await sealsOf(db, caller)
    .innerJoin('person', 'person.id', 'holder_id')
    .select(['org_seal.id', 'name', 'holder_id', 'picture', 'valid_from', 'valid_until', 'ended_at', 'certificate'])
    .select('person.user_name as holder')
    .select(
      sql<number>`(select count(*)::int from official_document as sealed
        where sealed.province_code = org_seal.province_code and sealed.org_id = org_seal.org_id
          and sealed.seal_id = org_seal.id)`.as('uses'),
    )
    .orderBy('org_seal.id', 'desc')
    .execute()
  const shown = rows.map(({ holder_id, picture, valid_from, valid_until, ended_at, certificate, ...seal }) => {
    const key = certificate ? keyOf(certificate) : undefined
    return {
      ...seal,
      isOwn: holder_id === caller.personId,
      picture: PNG_URL + picture.toString('base64'),
      validFrom: valid_from,
      validUntil: valid_until,
      inUse: ended_at === null && valid_from <= day && day <= valid_until,
      keyOwner: key?.owner ?? '',
      keySerialNo: key?.serialNo ?? '',
    }
  })
  return shown.toSorted((a, b) => Number(b.inUse) - Number(a.inUse))
}

/** 登记印章: whom it is given to, until when, and which key signs with it, if any. */
export async function keepSeal(ask: Ask<CallInput<typeof contract.keepSeal>>): Promise<null> {
  const { db, caller, args, services } = ask
  await refuseStranger(db, caller, args.holderId)
  const certificate = args.certificate === '' ? null : await certificateOf(args.certificate, services)
  const picture = await pictureOf(ask)
  const { id } = await db
    .insertInto('org_seal')
    .values({
      province_code: caller.provinceCode,
      org_id: caller.orgId,
      name: args.name,
      holder_id: args.holderId,
      picture,
      certificate,
      valid_from: args.validFrom,
      valid_until: args.validUntil,
      kept_by: caller.personId,
      kept_at: services.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(ask, '登记印章', id)
  return null
}

async function refuseStranger(db: Db, { orgId }: Caller, personId: string): Promise<void> {
  const post = await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.org_id', '=', orgId)
    .where('person.id', '=', personId)
    .where('person.in_use', '=', true)
    .select('post.id')
    .executeTakeFirst()
  if (!post) refuseField(TEXTS.holderElsewhere, 'bgr')
}

async function pictureOf(ask: Ask<CallInput<typeof contract.keepSeal>>): Promise<Buffer> {
  const { keyPicture } = ask.args
  const picture = keyPicture === '' ? await uploadedPicture(ask) : Buffer.from(keyPicture, 'base64')
  return picture && isSealPicture(picture) ? picture : refuseField(TEXTS.noPicture, 'yztp')
}

async function uploadedPicture({ db, caller, args, services }: Ask<CallInput<typeof contract.keepSeal>>) {
  const [id = ''] = await attachFiles(db, caller, [args.pictureId])
  const { sha256, size } = await db
    .selectFrom('file')
    .where('id', '=', id)
    .select(['sha256', 'size'])
    .executeTakeFirstOrThrow()
  const stream = Number(size) <= SEAL_PICTURE.bytes ? await services.files.open(sha256) : undefined
  return stream && (await buffer(stream))
}

/** 停用印章: what was sealed with it stays sealed. */
export async function endSeal(ask: Ask<CallInput<typeof contract.endSeal>>): Promise<null> {
  const { db, caller, args, services } = ask
  const ended = isRowId(args.sealId)
    ? await db
        .updateTable('org_seal')
        .set({ ended_at: services.now() })
        .where('province_code', '=', caller.provinceCode)
        .where('org_id', '=', caller.orgId)
        .where('id', '=', args.sealId)
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!ended) return refuse('notFound', { what: '印章' })
  await audit(ask, '停用印章', ended.id)
  return null
}

const audit = ({ db, caller, requestId, request }: Ask<unknown>, action: string, objectId: string) =>
  recordAudit(db, { requestId, address: request.ip, ...actorOf(caller), action, objectType: 'org_seal', objectId })
