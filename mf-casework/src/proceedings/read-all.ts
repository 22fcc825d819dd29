import { notify, type Sent } from '@portal/shared-lib'

/** Rows of a file at most. */
const MOST = 5000
/** Rows asked for at once. */
const PORTION = 100

interface Portion<Row> {
  readonly list: readonly Row[]
  readonly next?: string | null | undefined
}

type Read<Row> = (page: { limit: number; cursor?: string }) => Promise<Sent<Portion<Row>>>

/** All rows of a list, portion by portion; undefined where one cannot be read, which the user is told. */
export async function readAllRows<Row>(read: Read<Row>): Promise<readonly Row[] | undefined> {
  const rows: Row[] = []
  let next: string | null | undefined
  do {
    const { data, error } = await read({ limit: PORTION, ...(next && { cursor: next }) })
    if (error) {
      notify.warning(error.message)
      return undefined
    }
    rows.push(...data.list)
    next = data.next
  } while (next && rows.length < MOST)
  if (next) notify.warning(`只导出前${rows.length}条，请增加筛选条件后分次导出`)
  return rows
}
