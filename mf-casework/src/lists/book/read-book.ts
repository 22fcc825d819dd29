import type { PortalError } from '@portal/shared-lib'
import { bookFilter } from '@portal/shared-lib/contract/rules/closing-book'
import type { Row } from '../row'
import { readPage } from '../rows/read-page'
import { CLOSING_REGISTER } from '../views/petitions'

interface Book {
  readonly rows: readonly Row[]
  readonly error?: PortalError
}

/** The letters that were closed directly in a month (`YYYY-MM`), in the order in which they came. */
export async function readBook(month: string): Promise<Book> {
  const args = { viewId: CLOSING_REGISTER.viewId, filter: bookFilter(month) }
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
