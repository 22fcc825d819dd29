import { PNG_URL, SIGNATURE_SIZE, SIGNATURE_TEXTS } from '@portal/shared-lib/contract/rules/signature'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import type { Calling } from '../calling'

/** A PNG begins with these eight bytes and its header, in which the sizes stand at 16 and 20. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const WIDTH_AT = 16
const HEIGHT_AT = 20

/** A picture as pages show it. */
export const urlOf = (picture: Buffer) => PNG_URL + picture.toString('base64')

/** What somebody signs with now. */
export const signatureInUse = (db: Db, personId: string) =>
  db.selectFrom('signature').where('person_id', '=', personId).where('ended_at', 'is', null)

/** Signs with this picture from now on; refused unless it is a PNG of the right size. */
export async function keepSignatureOf(calling: Calling, url: string): Promise<void> {
  const { db, caller, at } = calling
  const picture = Buffer.from(url.slice(PNG_URL.length), 'base64')
  if (!isSignature(picture)) refuseRule(SIGNATURE_TEXTS.noPicture)
  await end(calling)
  const { id } = await db
    .insertInto('signature')
    .values({ person_id: caller.personId, picture, kept_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(calling, '设置签名图片', id)
}

/** Signs with the name alone from now on. */
export async function endSignatureOf(calling: Calling): Promise<void> {
  for (const { id } of await end(calling)) await audit(calling, '停用签名图片', id)
}

/** One after another for each person: the row of the person is what two windows wait for. */
async function end({ db, caller, at }: Calling) {
  await db.selectFrom('person').where('id', '=', caller.personId).select('id').forUpdate().execute()
  return await db
    .updateTable('signature')
    .set({ ended_at: at })
    .where('person_id', '=', caller.personId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
}

const isSignature = (picture: Buffer) =>
  picture.length > HEIGHT_AT + 4 &&
  picture.subarray(0, PNG.length).equals(PNG) &&
  picture.readUInt32BE(WIDTH_AT) === SIGNATURE_SIZE.width &&
  picture.readUInt32BE(HEIGHT_AT) === SIGNATURE_SIZE.height

const audit = ({ db, caller, origin }: Calling, action: string, objectId: string) =>
  recordAudit(db, { ...origin, ...actorOf(caller), action, objectType: 'signature', objectId })
