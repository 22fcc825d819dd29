import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Stage } from './stage'

/** By which editors know the text for UTF-8. */
const MARK = '\uFEFF'

/** Uploads a text file in a persona's name; answers its id, which follows from what is in it and when it was. */
export async function upload(stage: Stage, account: string, name: string, text: string): Promise<string> {
  const { db, services, callerOf, now } = stage
  const { provinceCode, personId } = callerOf(account)
  const kept = await services.files.keep(Readable.from([Buffer.from(MARK + text)]))
  const id = uuidOf(`${account} ${now.toISOString()} ${name} ${kept.sha256}`)
  await db
    .insertInto('file')
    .values({ id, name, ...kept, province_code: provinceCode, uploaded_by: personId, created_at: now })
    .execute()
  return id
}

/** A UUID that is the same for the same text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
