import type { PortalError } from '@portal/shared-lib'
import { condition } from '../asked'
import type { Row } from '../row'
import { readPage } from '../rows/read-page'
import { CLOSING_REGISTER } from '../views/petitions'
import { lastDayOf } from './month'

const REGISTERED = '10'

interface Book {
  readonly rows: readonly Row[]
  readonly error?: PortalError
}

/** The letters that were closed directly in a month (`YYYY-MM`), in the order in which they came. */
export async function readBook(month: string): Promise<Book> {
  const conditions = [
    condition('xfjzt', 'not', REGISTERED),
    ...[condition('bjsj', 'from', `${month}-01`), condition('bjsj', 'to', lastDayOf(month))],
  ]
  const args = { viewId: CLOSING_REGISTER.viewId, filter: { join: 'and' as const, conditions, groups: [] } }
  const rows: Row[] = []
  let next: string | null | undefined
  do {
    const { page, error } = await readPage(CLOSING_REGISTER, args, next ?? undefined)
    if (error) return { rows, error }
    rows.push(...page.list)
    next = page.next
  } while (next)
  return { rows }
}
