import { notify, send } from '@portal/shared-lib'
import {
  officialDocuments,
  type RegisterSheetArgs,
  registerSheet,
} from '@portal/shared-lib/contract/calls/official-documents'
import { OFFICIAL_KINDS, URGENCIES } from '@portal/shared-lib/contract/rules/official-document'
import { Button, Empty, Lamp, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import type { ReactNode } from 'react'
import { saveWorkbook } from '../export/save-workbook'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { ListTools } from '../proceedings/list-tools'
import { readAllRows } from '../proceedings/read-all'
import { useListPage } from '../proceedings/use-list-page'
import { documentAddress } from './addresses'
import { useOfficialListQuery } from './api'
import styles from './official.module.css'
import { useRegisterPrint } from './register-paper'
import { type Asked, REGISTERS, type Row, receiptsOf, stateOf } from './rows'

const HINTS: Readonly<Record<Asked['tab'], string>> = {
  todo: '没有待您办理的公文',
  received: '没有符合条件的收文，请更改条件，或者登记收文',
  sent: '没有符合条件的发文，请更改条件，或者拟公文',
  drafts: '没有草稿；可从此处或者信访件拟公文',
}

/** As the audit knows it and as its file is called. */
const LISTS: Readonly<Record<Asked['tab'], { readonly id: string; readonly name: string }>> = {
  todo: { id: 'v_gw_db', name: '公文待办' },
  ...REGISTERS,
  drafts: { id: 'v_gw_cg', name: '公文草稿' },
}

interface OfficialListProps {
  readonly asked: Asked
  /** By what it is filtered. */
  readonly children: ReactNode
}

/** A page of official documents with their filters, to be printed or taken along. */
export function OfficialList({ asked, children }: OfficialListProps) {
  const { page, pagerOf } = useListPage()
  const { print, drawn } = useRegisterPrint(asked)
  const { data, error, refetch } = useOfficialListQuery({ ...asked, ...page }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const isRegister = asked.tab === 'sent' || asked.tab === 'received'
  const printed = { label: '打印登记簿', disabled: data.total === 0 ? '没有可打印的公文' : '', run: print }
  return (
    <>
      {drawn}
      <ListTools
        list={LISTS[asked.tab]}
        shown={data.list.length}
        readAll={() => readAll(asked)}
        {...(isRegister && { print: printed })}
      >
        {children}
        {isRegister && (
          <Button
            disabled={data.total === 0}
            title={data.total === 0 ? '没有可导出的公文' : undefined}
            onClick={() => void takeSheet({ ...asked, tab: asked.tab === 'sent' ? 'sent' : 'received' })}
          >
            导出Excel
          </Button>
        )}
      </ListTools>
      {data.total === 0 ? (
        <Empty hint={HINTS[asked.tab]} />
      ) : (
        <>
          <DocumentTable rows={data.list} />
          <Pager {...pagerOf(data)} />
        </>
      )}
    </>
  )
}

const HEADINGS = ['紧急程度', '标题', '文号', '文种', '发文单位', '主送单位', '日期', '签收期限', '状态', '签收情况']

/** Official documents, each with the way to its page. */
export const DocumentTable = ({ rows }: { rows: readonly Row[] }) => (
  <PlainTable headings={HEADINGS}>
    {rows.map(row => (
      <tr key={row.id}>
        <td>
          <Urgent of={row} />
        </td>
        <td className={styles.titleCell} title={row.title}>
          <Link to={documentAddress(row.id)}>{row.title}</Link>
        </td>
        <td>{row.documentNo || '未编号'}</td>
        <td>{OFFICIAL_KINDS[row.kind]}</td>
        <LongCell title={row.sender}>{row.sender}</LongCell>
        <LongCell title={row.receivers}>{row.receivers}</LongCell>
        <td>{row.at.slice(0, 10)}</td>
        <td>{row.dueAt ? <Lamp colour={row.lamp} remainingDays={row.remainingDays} dueAt={row.dueAt} /> : '—'}</td>
        <td>{stateOf(row)}</td>
        <td>{receiptsOf(row) || '—'}</td>
      </tr>
    ))}
  </PlainTable>
)

export const Urgent = ({ of: { urgency } }: { of: Pick<Row, 'urgency'> }) => (
  <span className={urgency === '0' ? undefined : styles.urgent}>{URGENCIES[urgency]}</span>
)

/** Saves the register as a workbook that the server has made, or tells why there is none. */
async function takeSheet(args: RegisterSheetArgs): Promise<void> {
  const { data, error } = await send(registerSheet, args)
  if (error) return notify.warning(error.message)
  saveWorkbook(data)
}

async function readAll(asked: Asked): Promise<string[][] | undefined> {
  const rows = await readAllRows<Row>(page => send(officialDocuments, { ...asked, ...page }))
  return (
    rows && [
      [...HEADINGS, '信访件编号'],
      ...rows.map(row => [
        ...[URGENCIES[row.urgency], row.title, row.documentNo, OFFICIAL_KINDS[row.kind], row.sender, row.receivers],
        ...[row.at.slice(0, 10), row.dueAt?.slice(0, 16) ?? '', stateOf(row), receiptsOf(row), row.petitionNo],
      ]),
    ]
  )
}
