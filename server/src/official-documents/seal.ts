import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import {
  OFFICIAL_STATE as STATE,
  OFFICIAL_TEXTS as TEXTS,
  URGENCIES,
} from '@portal/shared-lib/contract/rules/official-document'
import { dayOf } from '../platform/calendar/china-time'
import type { Db } from '../platform/database/connect'
import { attachFiles } from '../platform/files/attach'
import { isFileId } from '../platform/files/file-id'
import { insertStaged } from '../platform/files/stage'
import { isRowId } from '../platform/paging/row-id'
import { refuse, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import type { Services } from '../platform/services'
import { inWords } from '../workflow/documents/in-words'
import { type Acted, act } from './act'
import { namesOf } from './files'
import { docxOf } from './paper/docx'
import { pdfOf } from './paper/pdf'
import { receiversOf } from './receivers'
import { getDocument, type OfficialDocument } from './row'
import { sealsInUse } from './seals/in-use'
import { isSealPicture } from './seals/picture'
import { clerksOf, passTo } from './turns'

type SealAsk = Ask<CallInput<typeof contract.seal>>

/** 用印: by who keeps the seal, in its time. The files are made under it, and nothing changes them from then on. */
export const seal = (ask: SealAsk): Promise<Acted> =>
  act(ask, 'seal', async (row, at) => {
    const { db, caller } = ask
    const { id, name, picture } = await getSeal(ask, dayOf(at))
    if (!isSealPicture(picture)) return refuseRule(TEXTS.brokenPicture)
    const sheet = await sheetOf(db, row, caller.orgName, picture, at)
    const word = await keepPaper(ask, docxOf(sheet), `${row.document_no} ${row.title}.docx`)
    const pdf = await keepPaper(ask, await pdfOf(sheet, at), `${row.document_no} ${row.title}.pdf`)
    const desks = await clerksOf(db, caller.orgId)
    return {
      changes: {
        state: STATE.toSend,
        file_id: word.fileId,
        digest: word.digest,
        pdf_file_id: pdf.fileId,
        pdf_digest: pdf.digest,
        seal_id: id,
        sealed_by: caller.personId,
        sealed_at: at,
      },
      text: `${name}，文件摘要（SM3）${shortened(word)}，PDF文件摘要${shortened(pdf)}`,
      shared: false,
      next: changed => passTo(db, caller, changed, { type: 'document', desks, at }),
    }
  })

interface Paper {
  readonly fileId: string | null
  readonly digest: string
}

async function keepPaper({ db, caller, services }: SealAsk, content: Buffer, name: string): Promise<Paper> {
  const kept = await services.files.keep(Readable.from([content]))
  const staged = await insertStaged(db, caller, { ...kept, name })
  const [fileId = null] = await attachFiles(db, caller, [staged])
  return { fileId, digest: digestOf(content) }
}

const shortened = ({ digest }: Paper): string => digest.slice(0, SHOWN_DIGITS)

const SHOWN_DIGITS = 16

/** The one that is named, else the first that the caller keeps. */
async function getSeal({ db, caller, args }: SealAsk, day: string) {
  if (args.sealId !== '' && !isRowId(args.sealId)) refuseRule(TEXTS.notHolder)
  const seal = await sealsInUse(db, caller, day)
    .where('holder_id', '=', caller.personId)
    .$if(args.sealId !== '', query => query.where('org_seal.id', '=', args.sealId))
    .select(['org_seal.id', 'name', 'picture'])
    .executeTakeFirst()
  return seal ?? refuseRule(TEXTS.notHolder)
}

async function sheetOf(db: Db, row: OfficialDocument, office: string, picture: Buffer, at: Date) {
  const receivers = await receiversOf(db, row)
  const named = (copied: boolean) => receivers.filter(each => each.copied === copied).map(({ name }) => name)
  return {
    office,
    documentNo: row.document_no,
    urgency: row.urgency === '0' ? '' : URGENCIES[row.urgency],
    title: row.title,
    receivers: named(false),
    copies: named(true),
    paragraphs: row.body.split(/\n+/).map(text => text.trim()),
    attachments: (await namesOf(db, row.attachment_ids)).map(({ name }) => name.replace(/\.[^.]+$/, '')),
    date: inWords(dayOf(at)),
    seal: picture,
  }
}

/** Empty where there is no file any more. */
const digestOf = (content: Buffer | undefined): string =>
  content ? createHash('sm3').update(content).digest('hex') : ''

type VerifyAsk = Pick<Ask<CallInput<typeof contract.verifySeal>>, 'db' | 'caller' | 'args' | 'services'>

/** 验章: whether what is kept, or a copy that the caller has uploaded of one of its files, has the digest of the sealing. */
export async function verifySeal({
  db,
  caller,
  args,
  services,
}: VerifyAsk): Promise<CallAnswer<typeof contract.verifySeal>> {
  const { file_id, digest, pdf_file_id, pdf_digest } = await getDocument(db, caller, args.id)
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
