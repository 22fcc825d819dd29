import type { Db } from '../database/connect'
import type { FieldKeys } from '../keys/field-keys'
import type { Services } from '../services'
import type { Found } from './find/found'
import type { PageText } from './page-text'

/** What was read in a letter. */
export interface Content {
  readonly pages: readonly PageText[]
  readonly found: readonly Found[]
}

/** Of which petition. */
export interface Of {
  readonly provinceCode: string
  readonly petitionId: string
}

const NOTHING: Content = { pages: [], found: [] }

const placeOf = ({ provinceCode, petitionId }: Of): string => `letter_recognition.content:${provinceCode}:${petitionId}`

/** Keeps what was read, encrypted: it holds names and numbers. */
export async function keepContent(db: Db, keys: FieldKeys, of: Of, content: Content, at: Date): Promise<void> {
  const sealed = keys.encrypt(JSON.stringify(content), placeOf(of))
  await change(db, of, { state: 'done', progress: 100, content: sealed, problem: '', changed_at: at })
}

export const keepProblem = (db: Db, of: Of, problem: string, at: Date): Promise<void> =>
  change(db, of, { state: 'failed', problem, changed_at: at })

export const keepProgress = (db: Db, of: Of, progress: number, at: Date): Promise<void> =>
  change(db, of, { progress, changed_at: at })

type Changes = Partial<{
  state: 'done' | 'failed'
  progress: number
  content: string
  problem: string
  changed_at: Date
}>

async function change(db: Db, { provinceCode, petitionId }: Of, changes: Changes): Promise<void> {
  await db
    .updateTable('letter_recognition')
    .set(changes)
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .execute()
}

export interface Recognition extends Content {
  readonly state: 'none' | 'waiting' | 'running' | 'done' | 'failed'
  readonly progress: number
  readonly problem: string
}

/** How far the reading of a letter is, and what was read. */
export async function readRecognition(
  db: Db,
  { fieldKeys }: Pick<Services, 'fieldKeys'>,
  of: Of,
): Promise<Recognition> {
  const row = await db
    .selectFrom('letter_recognition')
    .where('province_code', '=', of.provinceCode)
    .where('petition_id', '=', of.petitionId)
    .select(['state', 'progress', 'problem', 'content'])
    .executeTakeFirst()
  if (!row) return { state: 'none', progress: 0, problem: '', ...NOTHING }
  const { content, ...standing } = row
  const read = content === '' ? NOTHING : (JSON.parse(fieldKeys.decrypt(content, placeOf(of))) as Content)
  return { ...standing, ...read }
}
