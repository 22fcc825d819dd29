import { Readable } from 'node:stream'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import {
  OFFICIAL_ACTIONS,
  SIGNED_WITHIN_MINUTES,
  OFFICIAL_STATE as STATE,
  OFFICIAL_TEXTS as TEXTS,
  URGENCIES,
} from '@portal/shared-lib/contract/rules/official-document'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { dayOf, MINUTE_MS } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { attachFiles } from '../platform/files/attach'
import { insertStaged } from '../platform/files/stage'
import { isRowId } from '../platform/paging/row-id'
import { refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { inWords } from '../workflow/documents/in-words'
import { type Acted, act, checkToAct } from './act'
import { namesOf } from './files'
import { docxOf } from './paper/docx'
import { pdfOf } from './paper/pdf'
import { receiversOf } from './receivers'
import { getDocument, NAME, type OfficialDocument } from './row'
import { sealsInUse, sealsOf } from './seals/in-use'
import { keyOf, reasonAgainstKey, signedText } from './seals/key'
import { isSealPicture } from './seals/picture'
import { layoutOf } from './template/in-force'
import { clerksOf, passTo } from './turns'
import { digestOf } from './verify-seal'

type SealAsk = Ask<CallInput<typeof contract.seal>>

/** What the key signs: the two files as they are made now, which 用印 makes again, to the byte. */
export async function prepareSeal(
  ask: Ask<CallInput<typeof contract.prepareSeal>>,
): Promise<CallAnswer<typeof contract.prepareSeal>> {
  const { db, caller, args, services } = ask
  const madeAt = services.now()
  const { row } = await checkToAct(
    db,
    caller,
    await getDocument(db, caller, args.id),
    { ...args, action: 'seal' },
    madeAt,
  )
  const { picture } = await getSeal(db, caller, args.sealId, dayOf(madeAt))
  const { word, pdf } = await filesOf(ask, row, picture, madeAt)
  return { text: signedText(digestOf(word), digestOf(pdf)), madeAt: madeAt.toISOString() }
}

/** 用印: by who keeps the seal, in its time. The files are made under it, and nothing changes them from then on. */
export const seal = (ask: SealAsk): Promise<Acted> =>
  act(ask, 'seal', async (row, at) => {
    const { db, caller } = ask
    const { id, name, picture, certificate } = await getSeal(db, caller, ask.args.sealId, dayOf(at))
    const files = await filesOf(ask, row, picture, certificate ? whenMade(ask.args.madeAt, at) : at)
    const signed = certificate ? await getSignature(ask, certificate, files) : { signature: null, text: '' }
    const word = await keepPaper(ask, files.word, `${row.document_no} ${row.title}.docx`)
    const pdf = await keepPaper(ask, files.pdf, `${row.document_no} ${row.title}.pdf`)
    const desks = await clerksOf(db, caller.orgId)
    return {
      changes: {
        state: STATE.toSend,
        file_id: word.fileId,
        digest: word.digest,
        pdf_file_id: pdf.fileId,
        pdf_digest: pdf.digest,
        seal_id: id,
        seal_signature: signed.signature,
        sealed_by: caller.personId,
        sealed_at: at,
      },
      text: `${name}，文件摘要（SM3）${shortened(word)}，PDF文件摘要${shortened(pdf)}${signed.text}`,
      shared: false,
      next: changed => passTo(db, caller, changed, { type: 'document', desks, at }),
    }
  })

interface Files {
  readonly word: Buffer
  readonly pdf: Buffer
}

async function filesOf({ db, caller }: Ask<unknown>, row: OfficialDocument, picture: Buffer, at: Date): Promise<Files> {
  if (!isSealPicture(picture)) refuseRule(TEXTS.brokenPicture)
  const sheet = await sheetOf(db, row, caller.orgName, picture, at)
  const layout = await layoutOf(db, row)
  return { word: docxOf(sheet, layout), pdf: await pdfOf(sheet, at, layout) }
}

/** The instant of `prepareSeal`, which the key has signed by now. */
function whenMade(madeAt: string, now: Date): Date {
  if (madeAt === '') return refuseRule(TEXTS.keyNeeded)
  const made = new Date(madeAt)
  const ms = now.getTime() - made.getTime()
  return ms >= 0 && ms <= SIGNED_WITHIN_MINUTES * MINUTE_MS ? made : refuseRule(TEXTS.keyLate)
}

/** The signature of the seal's key over both files; one that is none is told to the audit, and refused. */
async function getSignature(ask: SealAsk, certificate: Buffer, { word, pdf }: Files) {
  const { args, caller, services, request } = ask
  const signature = Buffer.from(args.signature, 'base64')
  const text = signedText(digestOf(word), digestOf(pdf))
  const reason = await reasonAgainstKey({ signature, text, certificate }, services)
  if (reason) {
    const tried = { action: `${NAME}用印`, objectType: 'official_document', objectId: args.id, address: request.ip }
    // Not in the call's own transaction, which ends with the refusal.
    await recordAudit(services.db, { ...actorOf(caller), ...tried, result: 'refused', after: { reason } })
    return refuseRule(reason)
  }
  const { owner, serialNo } = keyOf(certificate)
  return { signature, text: `，由“${owner}”的密钥签名（证书序列号${serialNo}）` }
}

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
async function getSeal(db: Db, caller: Caller, sealId: string, day: string) {
  if (sealId !== '' && !isRowId(sealId)) refuseRule(TEXTS.notHolder)
  const own = sealsOf(db, caller).where('holder_id', '=', caller.personId).where('org_seal.id', '=', sealId)
  const known = sealId === '' ? undefined : await own.select('org_seal.id').executeTakeFirst()
  const seal = await sealsInUse(db, caller, day)
    .where('holder_id', '=', caller.personId)
    .$if(sealId !== '', query => query.where('org_seal.id', '=', sealId))
    .select(['org_seal.id', 'name', 'picture', 'certificate'])
    .executeTakeFirst()
  return seal ?? refuseRule(known ? TEXTS.sealNotInUse : TEXTS.notHolder)
}

async function sheetOf(db: Db, row: OfficialDocument, office: string, picture: Buffer, at: Date) {
  const receivers = await receiversOf(db, row)
  const named = (copied: boolean) => receivers.filter(each => each.copied === copied).map(({ name }) => name)
  return {
    office,
    documentNo: row.document_no,
    urgency: row.urgency === '0' ? '' : URGENCIES[row.urgency],
    signer: await signerOf(db, row),
    title: row.title,
    receivers: named(false),
    copies: named(true),
    paragraphs: row.body.split(/\n+/).map(text => text.trim()),
    attachments: (await namesOf(db, row.attachment_ids)).map(({ name }) => name.replace(/\.[^.]+$/, '')),
    date: inWords(dayOf(at)),
    seal: picture,
  }
}

/** Who has agreed to it last; who leads the organisation agrees by 送审. */
async function signerOf(db: Db, { province_code, id }: OfficialDocument): Promise<string> {
  const { name } = await db
    .selectFrom('official_entry as entry')
    .innerJoin('person', join =>
      join.on(eb => eb('person.id', '=', eb.fn.coalesce('entry.on_behalf_of', 'entry.person_id'))),
    )
    .where('entry.province_code', '=', province_code)
    .where('document_id', '=', id)
    .where('action', 'in', [OFFICIAL_ACTIONS.approve.name, OFFICIAL_ACTIONS.submit.name])
    .orderBy('seq', 'desc')
    .select('user_name as name')
    .executeTakeFirstOrThrow()
  return name
}
