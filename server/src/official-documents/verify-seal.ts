import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { dateTimeOf } from '../platform/calendar/china-time'
import type { Db } from '../platform/database/connect'
import { isFileId } from '../platform/files/file-id'
import { refuse, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import type { Services } from '../platform/services'
import { getDocument, type OfficialDocument } from './row'
import { keyOf, reasonAgainstSignature, signedText } from './seals/key'

/** Empty where there is no file any more. */
export const digestOf = (content: Buffer | undefined): string =>
  content ? createHash('sm3').update(content).digest('hex') : ''

type Answer = CallAnswer<typeof contract.verifySeal>

type VerifyAsk = Pick<Ask<CallInput<typeof contract.verifySeal>>, 'db' | 'caller' | 'args' | 'services'>

/**
 * 验章: whether what is kept, or a copy that the caller has uploaded of one of its files, has the digest of the sealing, and
 * whether the key of the seal has signed that.
 */
export async function verifySeal({ db, caller, args, services }: VerifyAsk): Promise<Answer> {
  const row = await getDocument(db, caller, args.id)
  const [found, key] = [await findDigest({ db, caller, args, services }, row), await signingOf(db, row)]
  return { ...found, key }
}

async function findDigest(
  { db, caller, args, services }: VerifyAsk,
  row: OfficialDocument,
): Promise<Omit<Answer, 'key'>> {
  const { file_id, digest, pdf_file_id, pdf_digest } = row
  if (file_id === null || digest === '') return refuseRule(TEXTS.notSealed)
  const foundIn = async (fileId: string) => digestOf(await contentOf(db, services, fileId))
  if (args.copyId !== '') {
    const found = await foundIn(await getCopy(db, caller.personId, args.copyId))
    const expected = found === pdf_digest ? pdf_digest : digest
    return { matches: found === expected, digest: expected, found }
  }
  const found = await foundIn(file_id)
  if (found !== digest || pdf_file_id === null) return { matches: found === digest, digest, found }
  const foundPdf = await foundIn(pdf_file_id)
  return foundPdf === pdf_digest
    ? { matches: true, digest, found }
    : { matches: false, digest: pdf_digest, found: foundPdf }
}

/** Whose key has signed the digests, as the signature itself says it. */
async function signingOf(db: Db, row: OfficialDocument): Promise<Answer['key']> {
  const { province_code, seal_id, seal_signature: signature, sealed_at, digest, pdf_digest } = row
  if (!signature || !sealed_at) return null
  const { certificate } = await db
    .selectFrom('org_seal')
    .where('province_code', '=', province_code)
    .where('id', '=', seal_id)
    .select('certificate')
    .executeTakeFirstOrThrow()
  if (!certificate) throw new Error(`Seal ${seal_id} has lost its certificate`)
  const problem = await reasonAgainstSignature({ signature, text: signedText(digest, pdf_digest), certificate })
  return { ...keyOf(certificate), signedAt: dateTimeOf(sealed_at), problem: problem ? TEXTS.signatureBroken : '' }
}

async function getCopy(db: Db, personId: string, fileId: string): Promise<string> {
  const own = isFileId(fileId)
    ? await db
        .selectFrom('file')
        .where('id', '=', fileId)
        .where('uploaded_by', '=', personId)
        .select('id')
        .executeTakeFirst()
    : undefined
  return own?.id ?? refuse('notFound', { what: '附件' })
}

async function contentOf(db: Db, { files }: Pick<Services, 'files'>, fileId: string): Promise<Buffer | undefined> {
  const { sha256 } = await db.selectFrom('file').where('id', '=', fileId).select('sha256').executeTakeFirstOrThrow()
  const stream = await files.open(sha256)
  return stream && (await buffer(stream))
}
