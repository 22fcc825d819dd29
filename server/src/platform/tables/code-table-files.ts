import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

const code = z.string().regex(/^[0-9A-Z]{1,12}$/, 'a code of up to 12 digits and capitals')
const name = z.string().trim().min(1, 'a name').max(100)

/** What a file of a province's `codes` folder says. */
const CodeTable = z.strictObject({
  table: z.string().regex(/^DM_[A-Z_]+$/, 'a name like DM_XFXS'),
  name,
  /** In the order in which they are shown; `parent` is the code above, which comes earlier. */
  items: z.array(z.strictObject({ code, name, parent: code.optional() })).min(1, 'at least one item'),
})

export type CodeTable = z.infer<typeof CodeTable>

/** The code tables of a folder, one from each file. Throws, naming the file, where one says something else. */
export function readCodeTables(folder: string): CodeTable[] {
  const files = readdirSync(folder).filter(file => file.endsWith('.json'))
  if (files.length === 0) throw new Error(`${folder} holds no code tables`)
  return files.sort().map(file => readCodeTable(join(folder, file)))
}

function readCodeTable(file: string): CodeTable {
  const table = parse(file)
  const fault = faultOf(table, basename(file, '.json'))
  if (fault) throw new Error(`${file}: ${fault}`)
  return table
}

function parse(file: string): CodeTable {
  const parsed = CodeTable.safeParse(parseJson(file))
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${String(cause)}`, { cause })
  }
}

/** What no single item tells. */
function faultOf({ table, items }: CodeTable, expected: string): string | undefined {
  if (table !== expected) return `the file of the table ${table} is called ${table}.json`
  const seen = new Set<string>()
  for (const item of items) {
    if (seen.has(item.code)) return `the code ${item.code} is there twice`
    if (item.parent !== undefined && !seen.has(item.parent)) {
      return `no code ${item.parent} comes before ${item.code}, which lies below it`
    }
    seen.add(item.code)
  }
  return undefined
}
