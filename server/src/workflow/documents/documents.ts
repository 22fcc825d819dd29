import type { Caller } from '../../platform/caller'
import { attachFiles } from '../../platform/files/attach'
import type { CaseFile, Step } from '../engine/case-file'
import { stepFor } from '../engine/step-of'
import type { Work } from '../engine/work'
import { takeDocumentNo } from './document-numbers'

/** Of DM_WSLX, those of the answering side. */
export const DOCUMENT = {
  acceptance: '01',
  notAccepted: '02',
  noFurther: '03',
  opinion: '06',
  reply: '07',
  mediation: '13',
  settlement: '14',
} as const

/** Of reviews: notices of acceptance, decisions, notice of a hearing. */
type ReviewDocument = '08' | '09' | '10' | '11' | '12'
/** 终结认定书. */
type TerminationDocument = '25'
type DocumentType = (typeof DOCUMENT)[keyof typeof DOCUMENT] | ReviewDocument | TerminationDocument

/** What tells the petitioner the outcome. */
const ANSWERS: readonly DocumentType[] = Object.values(DOCUMENT).filter(type => type !== DOCUMENT.acceptance)

export interface NewDocument {
  readonly type: DocumentType
  /** 文号; empty where it has none. */
  readonly documentNo?: string
  /** What it says, by the names of the form's fields. */
  readonly content: Readonly<Record<string, unknown>>
  /** A scan of it, uploaded by the caller; empty where there is none. */
  readonly fileId?: string
  readonly issuedAt: Date
}

export interface IssuedDocument {
  readonly id: string
  readonly type: string
  readonly content: Readonly<Record<string, unknown>>
  readonly issuedAt: Date
}

/** Keeps a document as it is issued on the acting step; answers its id. */
export async function issueDocument(work: Work, document: NewDocument): Promise<string> {
  const { type, documentNo, content, fileId, issuedAt } = document
  const { db, caller, file, step, at } = work
  const [attached = null] = await attachFiles(db, caller, fileId ? [fileId] : [])
  const { id } = await db
    .insertInto('petition_document')
    .values({
      province_code: caller.provinceCode,
      petition_id: file.petition.id,
      step_id: step.id,
      doc_type: type,
      content: JSON.stringify({ ...(documentNo && { documentNo }), ...content }),
      file_id: attached,
      created_by: caller.personId,
      created_at: at,
      issued_at: issuedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (documentNo) {
    await takeDocumentNo(db, caller, { documentNo, petitionId: file.petition.id, type, documentId: id, at })
  }
  return id
}

/** The newest answer that was issued on a step. */
export async function answerOn({ db, caller }: Work, step: Step): Promise<IssuedDocument | undefined> {
  const row = await db
    .selectFrom('petition_document')
    .where('province_code', '=', caller.provinceCode)
    .where('step_id', '=', step.id)
    .where('doc_type', 'in', ANSWERS)
    .where('issued_at', 'is not', null)
    .orderBy('id', 'desc')
    .select(['id', 'doc_type as type', 'content', 'issued_at as issuedAt'])
    .executeTakeFirst()
  if (!row?.issuedAt) return undefined
  return { ...row, issuedAt: row.issuedAt, content: row.content as IssuedDocument['content'] }
}

interface Answered {
  readonly file: CaseFile
  /** The one that is answered, where it is known. */
  readonly step: Step | undefined
}

/** The letter of opinion is for appeals that are handled in full; everything else is replied to. */
export const letterFor = ({ file: { petition }, step }: Answered) =>
  step?.row.simple || petition.legal_class === '1' || petition.legal_class === '2' ? DOCUMENT.reply : DOCUMENT.opinion

/** What the caller's organisation would answer with, before it acts. */
export const letterOf = (file: CaseFile, caller: Caller) =>
  letterFor({ file, step: stepFor(file, { relation: 'holder', todos: [] }, { caller, held: [], todoStepId: '' }) })
