import { notify, send } from '@portal/shared-lib'
import { type TransfersAnswer, transferSheet } from '@portal/shared-lib/contract/calls/archives'
import { ARCHIVE_CATEGORIES, RETENTIONS } from '@portal/shared-lib/contract/rules/archive'
import { Button, Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { saveWorkbook } from '../export/save-workbook'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { PrintDialog } from '../print-dialog/print-dialog'
import { useArchiveTransfersQuery, useArchiveVolumesQuery } from './api'
import styles from './archives.module.css'
import { useNumberedPage } from './use-chosen'

type Transfer = TransfersAnswer['list'][number]

/** 移交清单: each is printed, or taken along as a workbook; the figure opens its volumes. */
export function Transfers() {
  const { page, pagerOf } = useNumberedPage()
  const [opened, open] = useState<Transfer>()
  const { data, error, refetch } = useArchiveTransfersQuery(page, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.list.length === 0) return <Empty hint="还没有移交清单；在“已成卷”中选择已装盒的案卷移交" />
  return (
    <>
      <PlainTable headings={['清单编号', '接收单位', '接收人', '移交日期', '移交人', '案卷数', '件数', '清单']}>
        {data.list.map(row => (
          <tr key={row.id}>
            <td className={styles.number}>{row.transferNo}</td>
            <LongCell title={row.receiver}>{row.receiver}</LongCell>
            <td>{row.receiverPerson}</td>
            <td>{row.handedOn}</td>
            <td>{row.madeBy}</td>
            <td>
              <Button
                type="link"
                size="small"
                aria-label={`${row.volumes} 卷，打开 ${row.transferNo}`}
                onClick={() => open(row)}
              >
                {row.volumes}
              </Button>
            </td>
            <td>{row.items}</td>
            <td>
              <Button size="small" aria-label={`导出Excel ${row.transferNo}`} onClick={() => void takeSheet(row.id)}>
                导出Excel
              </Button>
            </td>
          </tr>
        ))}
      </PlainTable>
      <Pager {...pagerOf(data.total)} />
      {opened && <PrintTransfer of={opened} onClose={() => open(undefined)} />}
    </>
  )
}

/** Saves the list as a workbook, or tells why there is none. */
async function takeSheet(transferId: string): Promise<void> {
  const { data, error } = await send(transferSheet, { transferId })
  if (error) return notify.warning(error.message)
  saveWorkbook(data)
}

const MOST = 999

function PrintTransfer({ of, onClose }: { readonly of: Transfer; readonly onClose: () => void }) {
  const { data } = useArchiveVolumesQuery({ transferId: of.id, limit: MOST }, FRESH)
  const rows = [...(data?.list ?? [])].sort((one, other) => one.archiveNo.localeCompare(other.archiveNo))
  return (
    <PrintDialog
      title="打印移交清单"
      petitionNos={[]}
      printed={{ what: 'list', of: `yj-${of.id}`, count: rows.length }}
      onClose={onClose}
    >
      <article className={styles.paper}>
        <h3>档案移交清单</h3>
        <p>
          {of.transferNo}　接收单位：{of.receiver}　移交日期：{of.handedOn}
        </p>
        <PlainTable headings={['序号', '档号', '案卷题名', '门类', '保管期限', '件数', '盒号']}>
          {rows.map((row, index) => (
            <tr key={row.id}>
              <td>{index + 1}</td>
              <td>{row.archiveNo}</td>
              <td>{row.title}</td>
              <td>{ARCHIVE_CATEGORIES[row.category]}</td>
              <td>{RETENTIONS[row.retention]}</td>
              <td>{row.items}</td>
              <td>{row.boxNo}</td>
            </tr>
          ))}
        </PlainTable>
        <p>
          移交人：{of.madeBy}（签名）　　　　接收人：{of.receiverPerson}（签名）
        </p>
      </article>
    </PrintDialog>
  )
}
