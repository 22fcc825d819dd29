import { notify, send } from '@portal/shared-lib'
import { type TransfersAnswer, transferSheet } from '@portal/shared-lib/contract/calls/archives'
import { Button, Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { saveWorkbook } from '../export/save-workbook'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { useArchiveTransfersQuery } from './api'
import styles from './archives.module.css'
import { useAskedPage } from './use-chosen'
import { VolumesOnPaper } from './volumes-on-paper'

type Transfer = TransfersAnswer['list'][number]

/** 移交清单: each is printed, or taken along as a workbook; the figure opens its volumes. */
export function Transfers() {
  const { page, pagerOf } = useAskedPage()
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
      <Pager {...pagerOf(data)} />
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

const PrintTransfer = ({ of, onClose }: { readonly of: Transfer; readonly onClose: () => void }) => (
  <VolumesOnPaper
    title="打印移交清单"
    heading="档案移交清单"
    of={{ transferId: of.id }}
    printed={{ what: 'transfer', of: `yj-${of.id}` }}
    signatures={[`移交人：${of.madeBy}`, `接收人：${of.receiverPerson}`]}
    onClose={onClose}
  >
    <p>
      {of.transferNo}　接收单位：{of.receiver}　移交日期：{of.handedOn}
    </p>
  </VolumesOnPaper>
)
