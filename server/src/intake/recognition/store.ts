import type { Db } from '../../platform/database/connect'
import type { FieldKeys } from '../../platform/keys/field-keys'
import type { Services } from '../../platform/services'
import type { Found } from './find/found'
import type { PageText } from './page-text'

/** What was read of a page, and of which: `keyOf`; what was read before pages were arranged does not say. */
export interface ReadPage extends PageText {
  readonly key?: string
}

/** What was read in a letter. */
export interface Content {
  readonly pages: readonly ReadPage[]
  readonly found: readonly Found[]
}

/** Of which petition. */
export interface Of {
  readonly provinceCode: string
  readonly petitionId: string
}

/** A letter as it was when somebody asked for its reading. */
export interface Reading extends Of {
  readonly askedAt: Date
}

const NOTHING: Content = { pages: [], found: [] }

const placeOf = ({ provinceCode, petitionId }: Of): string => `letter_recognition.content:${provinceCode}:${petitionId}`

/** Keeps what was read, encrypted: it holds names and numbers. */
export async function keepContent(db: Db, keys: FieldKeys, of: Reading, content: Content, at: Date): Promise<void> {
  const sealed = keys.encrypt(JSON.stringify(content), placeOf(of))
  await change(db, of, { state: 'done', progress: 100, content: sealed, problem: '', changed_at: at })
}

export const keepProblem = (db: Db, of: Reading, problem: string, at: Date): Promise<void> =>
  change(db, of, { state: 'failed', problem, changed_at: at })

export const keepProgress = (db: Db, of: Reading, progress: number, at: Date): Promise<void> =>
  change(db, of, { progress, changed_at: at })

/**
 * Keeps that a letter waits to be read, with what is known of its pages. Whoever reads it as it was before keeps nothing
 * any more.
 */
export async function keepWaiting(db: Db, keys: FieldKeys, of: Of, at: Date, known?: Content): Promise<void> {
  const content = known ? keys.encrypt(JSON.stringify(known), placeOf(of)) : ''
  await beginAnew(db, of, { state: 'waiting', problem: '', content }, at)
}

/** Lets a letter wait once more whose reading ended with a problem. Answers whether it still stands there. */
export async function keepWaitingAgain(db: Db, of: Of, problem: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('letter_recognition')
    .set({ state: 'waiting', problem: '', progress: 0, changed_at: at })
    .where('province_code', '=', of.provinceCode)
    .where('petition_id', '=', of.petitionId)
    .where('state', '=', 'failed')
    .where('problem', '=', problem)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Begins to read a letter that waits for it, or goes on where another server or attempt ended. */
export async function takeReading(db: Db, { provinceCode, petitionId }: Of, at: Date): Promise<Reading | undefined> {
  const taken = await db
    .updateTable('letter_recognition')
    .set({ state: 'running', progress: 0, changed_at: at })
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('state', 'in', ['waiting', 'running'])
    .returning('asked_at')
    .executeTakeFirst()
  return taken && { provinceCode, petitionId, askedAt: taken.asked_at }
}

/** Keeps that a letter cannot be read, and why; nothing that was read in it before, or is being read, stays. */
export const keepUnreadable = (db: Db, of: Of, problem: string, at: Date): Promise<void> =>
  beginAnew(db, of, { state: 'unreadable', problem, content: '' }, at)

interface Beginning {
  readonly state: 'waiting' | 'unreadable'
  readonly problem: string
  readonly content: string
}

async function beginAnew(db: Db, of: Of, beginning: Beginning, at: Date): Promise<void> {
  const values = { ...beginning, progress: 0, asked_at: at, changed_at: at }
  await db
    .insertInto('letter_recognition')
    .values({ province_code: of.provinceCode, petition_id: of.petitionId, ...values })
    .onConflict(row => row.columns(['province_code', 'petition_id']).doUpdateSet(values))
    .execute()
}

type Changes = Partial<{
  state: 'done' | 'failed'
  progress: number
  content: string
  problem: string
  changed_at: Date
}>

/** Whoever reads what was asked for anew since then changes nothing. */
async function change(db: Db, { provinceCode, petitionId, askedAt }: Reading, changes: Changes): Promise<void> {
  await db
    .updateTable('letter_recognition')
    .set(changes)
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('asked_at', '=', askedAt)
    .execute()
}

/** Whoever reads it still keeps nothing. */
export async function forgetReading(db: Db, { provinceCode, petitionId }: Of): Promise<void> {
  await db
    .deleteFrom('letter_recognition')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .execute()
}

export interface Recognition extends Content {
  readonly state: 'none' | 'waiting' | 'running' | 'done' | 'failed' | 'unreadable'
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
