import { formatDay, useDesktop } from '@portal/shared-lib'
import type { DocumentNumbersAnswer } from '@portal/shared-lib/contract/calls/documents'
import { CANCEL_LENGTH, DOCUMENT_NO_TEXTS } from '@portal/shared-lib/contract/rules/document-number'
import { Button, Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { ReasonDialog } from '@portal/shared-lib/ui-form'
import { type ReactNode, useId, useState } from 'react'
import { PlainTable } from '../../plain-table/plain-table'
import { printPage } from '../../print-dialog/print-page'
import { useCaseworkListsCancelNumberMutation, useCaseworkListsNumbersQuery } from '../api'
import book from '../book/book.module.css'
import styles from '../lists.module.css'

type Taken = DocumentNumbersAnswer[number]

const HEADINGS = ['序号', '文号', '文书类型', '信访件编号', '取号人', '取号时间', '使用情况', '操作']
const STATES = { reserved: '已取号，未出具', issued: '已出具', cancelled: '已作废' } as const
const SHOWN_YEARS = 5
const thisYear = () => Number(formatDay(new Date()).slice(0, 4))

/** 文号登记簿: who took which number for what, in a year; one that was not used is cancelled here. */
export default function NumbersPage({ above }: { readonly above: ReactNode }) {
  const [year, setYear] = useState(thisYear)
  const [cancelled, cancel] = useState<Taken>()
  const { data, error, refetch } = useCaseworkListsNumbersQuery({ year })
  const id = useId()
  const title = `${useDesktop()?.orgName ?? ''}${year}年文号登记簿`
  const print = () => void printPage({ what: 'numbers', of: String(year), count: data?.length ?? 0 })
  return (
    <Page
      title="文号登记簿"
      action={
        <Button type="primary" disabled={!data?.length} onClick={print}>
          打印
        </Button>
      }
    >
      {above}
      <div className={book.book}>
        <div className={book.month}>
          <label htmlFor={id}>年度</label>
          <select id={id} value={year} onChange={({ target }) => setYear(Number(target.value))}>
            {Array.from({ length: SHOWN_YEARS }, (_, back) => thisYear() - back).map(one => (
              <option key={one} value={one}>{`${one}年`}</option>
            ))}
          </select>
        </div>
        <h2 className={book.title}>{title}</h2>
        {error && !data && <Trouble error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data?.length === 0 && <Empty hint="该年度尚未取用文号，出具文书时自动登记" />}
        {data && data.length > 0 && (
          <PlainTable headings={HEADINGS}>
            {data.map((taken, at) => (
              <NumberRow key={taken.documentNo} taken={taken} no={data.length - at} onCancel={() => cancel(taken)} />
            ))}
          </PlainTable>
        )}
      </div>
      {cancelled && <CancelDialog taken={cancelled} onClose={() => cancel(undefined)} />}
    </Page>
  )
}

interface RowProps {
  readonly taken: Taken
  readonly no: number
  readonly onCancel: () => void
}

function NumberRow({ taken, no, onCancel }: RowProps) {
  const { documentNo, typeName, petitionNo, takenBy, takenAt, state, cancelReason, cancelledBy } = taken
  return (
    <tr>
      <td>{no}</td>
      <td>{documentNo}</td>
      <td>{typeName}</td>
      <td>{petitionNo ? <Link to={`/toDoManage/handle?xfjbh=${petitionNo}`}>{petitionNo}</Link> : '—'}</td>
      <td>{takenBy || '—'}</td>
      <td>{takenAt.slice(0, 16)}</td>
      <td className={book.text}>
        {state === 'cancelled' ? `${STATES.cancelled}（${cancelledBy}）：${cancelReason}` : STATES[state]}
      </td>
      <td>
        {state === 'reserved' && petitionNo !== '' && (
          <button type="button" className={styles.rowAction} onClick={onCancel}>
            作废
          </button>
        )}
      </td>
    </tr>
  )
}

function CancelDialog({ taken: { documentNo }, onClose }: { readonly taken: Taken; readonly onClose: () => void }) {
  const [cancel] = useCaseworkListsCancelNumberMutation()
  return (
    <ReasonDialog
      title="作废文号"
      label="作废理由"
      hint={`${documentNo} 作废后不再使用，如：文书未出具，取号有误`}
      least={CANCEL_LENGTH.min}
      most={CANCEL_LENGTH.max}
      tooShort={DOCUMENT_NO_TEXTS.shortReason}
      send={reason => cancel({ args: { documentNo, reason } })}
      onClose={onClose}
    />
  )
}
