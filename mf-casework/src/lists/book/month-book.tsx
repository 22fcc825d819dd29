import { useDesktop } from '@portal/shared-lib'
import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { MonthPicker } from '@portal/shared-lib/ui-data'
import { type ReactNode, useId, useState } from 'react'
import { PlainTable } from '../../plain-table/plain-table'
import { idOf, type Row } from '../row'
import styles from './book.module.css'
import { BookActions } from './book-actions'
import { BOOK_COLUMNS } from './columns'
import { monthName, thisMonth } from './month'
import { useBook } from './use-book'

/** 信件办结登记簿: the letters that an office has closed directly in a month, to be printed or exported. */
export default function MonthBook({ above }: { readonly above: ReactNode }) {
  const [month, setMonth] = useState(thisMonth)
  const { rows, error, retry } = useBook(month)
  const id = useId()
  const office = useDesktop()?.orgName ?? ''
  const title = `${office}${monthName(month)}信件办结登记簿`
  return (
    <Page title="信件办结登记簿" action={<BookActions title={title} rows={rows} />}>
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
    <PlainTable headings={BOOK_COLUMNS.map(({ title }) => title)}>
      {rows.map((row, at) => (
        <tr key={idOf(row)}>
          {BOOK_COLUMNS.map(({ title, long, cell }) => (
            <td key={title} className={long && styles.text}>
              {cell(row, at)}
            </td>
          ))}
        </tr>
      ))}
    </PlainTable>
  )
}
