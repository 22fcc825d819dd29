import { z } from 'zod'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { type Log, storedOr } from '../../platform/http/stored-or'
import type { FieldKeys } from '../../platform/keys/field-keys'
import { MASK_NAMES, type MaskName, masked } from './masked'
import { handlesPetition } from './scope'

const placeOf = (petitionId: string, seq: number): string => `petition_correction.content:${petitionId}:${seq}`

/** An entry that was corrected, in the words of the form. */
export interface Change {
  readonly label: string
  readonly before: string
  readonly after: string
  readonly mask?: MaskName
}

interface Corrected {
  readonly db: Db
  readonly caller: Caller
  readonly services: { readonly fieldKeys: FieldKeys }
  readonly file: { readonly petition: { readonly id: string; readonly version: number } }
}

/** Keeps what was corrected, with the entry of the timeline that the action leads to. */
export async function keepChanges(
  { db, caller, services, file }: Corrected,
  changes: readonly Change[],
): Promise<void> {
  const { id, version } = file.petition
  const seq = version + 1
  const content = services.fieldKeys.encrypt(JSON.stringify(changes), placeOf(id, seq))
  await db
    .insertInto('petition_correction')
    .values({ province_code: caller.provinceCode, petition_id: id, timeline_seq: seq, content })
    .execute()
}

type Shown = Pick<Change, 'label' | 'before' | 'after'>

const UNREADABLE: Shown = { label: '更正内容已损坏，请联系管理员', before: '', after: '' }
const text = z.string()
const Changes = z.array(z.object({ label: text, before: text, after: text, mask: z.enum(MASK_NAMES).optional() }))

/** What was corrected of a petition, by the entry of its timeline. */
export async function readChanges(
  db: Db,
  caller: Caller,
  petitionId: string,
  { keys, log }: { readonly keys: FieldKeys; readonly log: Log },
): Promise<ReadonlyMap<number, Shown[]>> {
  const rows = await db
    .selectFrom('petition_correction')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', petitionId)
    .select(['timeline_seq as seq', 'content'])
    .execute()
  const inFull = rows.length > 0 && (await handlesPetition(db, caller, petitionId))
  return new Map(
    rows.map(({ seq, content }) => {
      const read = () => Changes.parse(JSON.parse(keys.decrypt(content, placeOf(petitionId, seq))))
      const changes = () => read().map(change => shown(change, inFull))
      return [seq, storedOr(log, { petition: petitionId, seq }, changes, () => [UNREADABLE])]
    }),
  )
}

const shown = ({ label, before, after, mask }: z.infer<typeof Changes>[number], inFull: boolean): Shown =>
  inFull || !mask ? { label, before, after } : { label, before: masked(before, mask), after: masked(after, mask) }
