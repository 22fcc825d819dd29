import { formatDay, type PortalError, useDesktop } from '@portal/shared-lib'
import { BOOK_COLUMNS, BOOK_NUMBER, bookFilter, bookTitle } from '@portal/shared-lib/contract/rules/closing-book'
import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { MonthPicker } from '@portal/shared-lib/ui-data'
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { PlainTable } from '../../plain-table/plain-table'
import { idOf, type Row, textOf } from '../row'
import { readPage } from '../rows/read-page'
import { CLOSING_REGISTER } from '../views/petitions'
import styles from './book.module.css'
import { BookActions } from './book-actions'

const MONTH_LENGTH = 7

/** The month of today, `YYYY-MM`. */
const thisMonth = (): string => formatDay(new Date()).slice(0, MONTH_LENGTH)

/** 信件办结登记簿: the letters that an office has closed directly in a month, to be printed or exported. */
export default function MonthBook({ above }: { readonly above: ReactNode }) {
  const [month, setMonth] = useState(thisMonth)
  const { rows, error, retry } = useBook(month)
  const id = useId()
  const title = bookTitle(useDesktop()?.orgName ?? '', month)
  return (
    <Page title="信件办结登记簿" action={<BookActions month={month} count={rows?.length ?? 0} />}>
      {above}
      <div className={styles.book}>
        <div className={styles.month}>
          <label htmlFor={id}>月份</label>
          <MonthPicker id={id} value={month} max={thisMonth()} onChange={setMonth} />
        </div>
        <h2 className={styles.title}>{title}</h2>
        {!rows && !error && <Loading />}
        {error && <Trouble error={error} onRetry={retry} />}
        {rows && <Rows rows={rows} />}
      </div>
    </Page>
  )
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0) return <Empty hint="该月没有在此办结的信件，可选择其他月份" />
  return (
    <PlainTable headings={[BOOK_NUMBER, ...BOOK_COLUMNS].map(({ heading }) => heading)}>
      {rows.map((row, at) => (
        <tr key={idOf(row)}>
          <td>{at + 1}</td>
          {BOOK_COLUMNS.map(({ field, isLong }) => (
            <td key={field} className={isLong && styles.text}>
              {textOf(row, field)}
            </td>
          ))}
        </tr>
      ))}
    </PlainTable>
  )
}

interface Read {
  readonly month: string
  readonly rows?: readonly Row[]
  readonly error?: PortalError
}

/** The book of a month; neither rows nor an error while it is read. */
function useBook(month: string) {
  const [read, keep] = useState<Read>()
  const load = useCallback(
    async (isWanted: () => boolean) => {
      const { rows, error } = await readBook(month)
      if (isWanted()) keep(error ? { month, error } : { month, rows })
    },
    [month],
  )
  useEffect(() => {
    let isShown = true
    void load(() => isShown)
    return () => {
      isShown = false
    }
  }, [load])
  const shown = read?.month === month ? read : undefined
  const retry = () => {
    keep(undefined)
    void load(() => true)
  }
  return { rows: shown?.rows, error: shown?.error, retry }
}

interface Book {
  readonly rows: readonly Row[]
  readonly error?: PortalError
}

/** The letters that were closed directly in a month (`YYYY-MM`), in the order in which they came. */
async function readBook(month: string): Promise<Book> {
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
