import { formatDateTime, notify, useDesktop } from '@portal/shared-lib'
import { OFFICIAL_KINDS, OFFICIAL_STATES, URGENCIES } from '@portal/shared-lib/contract/rules/official-document'
import { Mark } from '@portal/shared-lib/page'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PlainTable } from '../plain-table/plain-table'
import paper from '../print-dialog/print-dialog.module.css'
import { printPage } from '../print-dialog/print-page'
import styles from './official.module.css'
import { type Asked, REGISTERS, type Row, readRows, receiptsOf, stateOf } from './rows'

/** Prints a register of all that was asked for, not the page that is shown: it is read, drawn, and then printed. */
export function useRegisterPrint(asked: Asked) {
  const [rows, keep] = useState<readonly Row[]>()
  const register = asked.tab === 'sent' || asked.tab === 'received' ? REGISTERS[asked.tab] : undefined
  useEffect(() => {
    if (!rows || !register) return
    void printPage({ what: 'list', of: register.id, count: rows.length }).finally(() => keep(undefined))
  }, [rows, register])
  const print = async () => {
    const read = await readRows(asked)
    if (!read) return
    if (read.isWhole) keep([...read.rows].reverse())
    else notify.warning(`超过${read.rows.length}件，一次打印不下，请选择年度或者增加筛选条件`)
  }
  const drawn =
    rows && register && createPortal(<RegisterPaper asked={asked} name={register.name} rows={rows} />, document.body)
  return { print: () => void print(), drawn }
}

interface PaperProps {
  readonly asked: Asked
  readonly name: string
  /** The oldest first, as they were entered. */
  readonly rows: readonly Row[]
}

function RegisterPaper({ asked, name, rows }: PaperProps) {
  const office = useDesktop()?.orgName ?? ''
  const isSent = asked.tab === 'sent'
  return (
    <div className={`${paper.paper} ${styles.register}`} data-paper aria-hidden="true">
      <Mark size={28} />
      <h3>{`${office}${asked.year === 0 ? '' : `${asked.year}年`}${name}`}</h3>
      <p>{`${conditionsOf(asked)}共${rows.length}件　打印时间：${formatDateTime(new Date()).slice(0, 16)}`}</p>
      <PlainTable headings={HEADINGS[isSent ? 'sent' : 'received']} tall>
        {rows.map((row, index) => (
          <tr key={row.id}>
            <td>{index + 1}</td>
            <td>{row.at.slice(0, 10)}</td>
            <td>{row.documentNo || '—'}</td>
            <td>{row.title}</td>
            <td>{OFFICIAL_KINDS[row.kind]}</td>
            <td>{URGENCIES[row.urgency]}</td>
            <td>{isSent ? row.receivers : row.sender}</td>
            <td>{stateOf(row)}</td>
            <td>{isSent ? receiptsOf(row) || '—' : (row.dueAt?.slice(0, 16) ?? '—')}</td>
          </tr>
        ))}
      </PlainTable>
    </div>
  )
}

const HEADINGS = {
  sent: ['序号', '日期', '文号', '标题', '文种', '紧急程度', '主送单位', '状态', '签收情况'],
  received: ['序号', '收文日期', '来文字号', '标题', '文种', '紧急程度', '来文单位', '状态', '签收期限'],
} as const

/** By what else than the year the rows were chosen: a register that lacks some says so. */
function conditionsOf({ kind, urgency, state, words }: Asked): string {
  const all = [
    ...(kind ? [`文种：${OFFICIAL_KINDS[kind]}`] : []),
    ...(urgency ? [`紧急程度：${URGENCIES[urgency]}`] : []),
    ...(state ? [`状态：${OFFICIAL_STATES[state]}`] : []),
    ...(words ? [`含“${words}”`] : []),
  ]
  return all.length === 0 ? '' : `筛选条件：${all.join('，')}　`
}
