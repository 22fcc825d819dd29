import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const CODES = resolve(fileURLToPath(import.meta.url), '../../../../provinces/linjiang/codes')

/** The codes of a table of the province that the proofs play in. */
export function readCodes(table: string): string[] {
  const { items }: { items: { code: string }[] } = JSON.parse(readFileSync(join(CODES, `${table}.json`), 'utf8'))
  return items.map(({ code }) => code)
}
