import type { Change } from '../../../petitions/record/changes'
import type { Config } from '../../../platform/config'
import type { Db } from '../../../platform/database/connect'
import { type Entry, entriesOf } from './entries'
import type { RegisteredValues } from './registered'
import { wordsOf } from './words-of'

/** What is otherwise than it was, in the order of the form. */
export async function changesBetween(
  db: Db,
  { extraFields }: Pick<Config, 'extraFields'>,
  was: RegisteredValues,
  now: RegisteredValues,
): Promise<Change[]> {
  const before = entriesOf(was, extraFields)
  const after = entriesOf(now, extraFields)
  const changes: Change[] = []
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const change = await changeOf(db, before.get(path), after.get(path))
    if (change) changes.push(change)
  }
  return changes
}

async function changeOf(db: Db, before: Entry | undefined, after: Entry | undefined): Promise<Change | undefined> {
  const known = after ?? before
  if (!known || same(before?.value, after?.value)) return undefined
  const words = [await told(db, before), await told(db, after)] as const
  if (words[0] === words[1]) return undefined
  const { label, mask } = known
  return { label, before: words[0], after: words[1], ...(mask && { mask }) }
}

const told = async (db: Db, entry: Entry | undefined): Promise<string> => (entry ? await wordsOf(db, entry) : '')

const same = (before: unknown, after: unknown): boolean => JSON.stringify(before ?? '') === JSON.stringify(after ?? '')
