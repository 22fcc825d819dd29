import { useDesktop } from '@portal/shared-lib'
import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { Button } from '@portal/shared-lib/ui'
import { MonthPicker } from '@portal/shared-lib/ui-data'
import { type ReactNode, useId, useState } from 'react'
import { PlainTable } from '../../plain-table/plain-table'
import { idOf, type Row, textOf } from '../row'
import styles from './book.module.css'
import { monthName, thisMonth } from './month'
import { useBook } from './use-book'

const HEADINGS = [
  '序号',
  '收信日期',
  '条码',
  '信访件编号',
  '信访人',
  '问题属地',
  '内容摘要',
  '办结方式',
  '盒号',
  '经办人',
]
const FIELDS = ['barcode', 'xfjbh', 'xfr', 'wtsd', 'nrzy', 'bjlx', 'hh', 'jbr'] as const
/** May take several lines; dates, numbers and names do not. */
const TEXTS: readonly string[] = ['wtsd', 'nrzy']

/** 信件办结登记簿: the letters that an office has closed directly in a month, to be printed. */
export default function MonthBook({ above }: { readonly above: ReactNode }) {
  const [month, setMonth] = useState(thisMonth)
  const { rows, error, retry } = useBook(month)
  const id = useId()
  const office = useDesktop()?.orgName ?? ''
  const print = (
    <Button type="primary" disabled={!rows?.length} onClick={() => window.print()}>
      打印
    </Button>
  )
  return (
    <Page title="信件办结登记簿" action={print}>
      {above}
      <div className={styles.book}>
        <div className={styles.month}>
          <label htmlFor={id}>月份</label>
          <MonthPicker id={id} value={month} max={thisMonth()} onChange={setMonth} />
        </div>
        <h2 className={styles.title}>{`${office}${monthName(month)}信件办结登记簿`}</h2>
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
    <PlainTable headings={HEADINGS}>
      {rows.map((row, at) => (
        <tr key={idOf(row)}>
          <td>{at + 1}</td>
          <td>{textOf(row, 'xfrq')}</td>
          {FIELDS.map(field => (
            <td key={field} className={TEXTS.includes(field) ? styles.text : undefined}>
              {textOf(row, field)}
            </td>
          ))}
        </tr>
      ))}
    </PlainTable>
  )
}
