import { notify, type Sent } from '@portal/shared-lib'

/** Rows of a file at most. */
const MOST = 5000
/** Rows asked for at once. */
const PORTION = 100

interface Portion<Row> {
  readonly list: readonly Row[]
  readonly next?: string | null | undefined
}

type Ask<Row> = (page: { limit: number; cursor?: string }) => Promise<Sent<Portion<Row>>>

interface Read<Row> {
  readonly rows: readonly Row[]
  /** Whether there are no more. */
  readonly isWhole: boolean
}

/** The rows of a list as far as they are read at once, portion by portion; undefined where one cannot be read, which the user is told. */
export async function readWholly<Row>(ask: Ask<Row>): Promise<Read<Row> | undefined> {
  const rows: Row[] = []
  let next: string | null | undefined
  do {
    const { data, error } = await ask({ limit: PORTION, ...(next && { cursor: next }) })
    if (error) {
      notify.warning(error.message)
      return undefined
    }
    rows.push(...data.list)
    next = data.next
  } while (next && rows.length < MOST)
  return { rows, isWhole: !next }
}

/** All rows of a list for a file; the user is told where they are the first ones alone. */
export async function readAllRows<Row>(ask: Ask<Row>): Promise<readonly Row[] | undefined> {
  const read = await readWholly(ask)
  if (read && !read.isWhole) notify.warning(`只导出前${read.rows.length}条，请增加筛选条件后分次导出`)
  return read?.rows
}
