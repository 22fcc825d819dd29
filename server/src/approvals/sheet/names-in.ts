import type { Db } from '../../platform/database/connect'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
/** Ids of organisations are shorter. */
const MAX_ID = 50

/** What the organisations and files are called that something names by their ids, by id. */
export async function namesIn(db: Db, snapshot: unknown): Promise<Record<string, string>> {
  const words = textsIn(snapshot).filter(text => text.length > 0 && text.length <= MAX_ID)
  if (words.length === 0) return {}
  const units = db.selectFrom('organisation').where('id', 'in', words).select(['id', 'company_name as name'])
  const files = words.filter(word => UUID.test(word))
  const rows = await units.execute()
  if (files.length > 0) {
    rows.push(...(await db.selectFrom('file').where('id', 'in', files).select(['id', 'name']).execute()))
  }
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
