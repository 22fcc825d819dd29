import { notify, send, useCan } from '@portal/shared-lib'
import { destructionSheet } from '@portal/shared-lib/contract/calls/archives'
import {
  DESTRUCTION_STATES,
  DESTRUCTION_STATE as STATE,
  ARCHIVE_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/archive'
import { Button, Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { saveWorkbook } from '../export/save-workbook'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { useArchiveDestructionsQuery } from './api'
import styles from './archives.module.css'
import { ConfirmDialog, ReturnDialog } from './destroy-dialogs'
import type { Destruction } from './rows'
import { useAskedPage } from './use-chosen'
import { VolumesOnPaper } from './volumes-on-paper'

interface Opened {
  readonly what: 'print' | 'confirm' | 'return'
  readonly of: Destruction
}

const HEADINGS = ['清册编号', '状态', '鉴定意见', '提出人', '提出日期', '确认人', '销毁日期', '案卷数', '办理']

/** 销毁清册: what was proposed, confirmed or returned; the figure opens the list on paper. */
export function Destructions() {
  const { page, pagerOf } = useAskedPage()
  const [opened, open] = useState<Opened>()
  const { data, error, refetch } = useArchiveDestructionsQuery(page, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.list.length === 0) return <Empty hint="还没有销毁清册；在“保管期满”中选择案卷提出销毁" />
  const close = () => open(undefined)
  return (
    <>
      <PlainTable headings={HEADINGS}>
        {data.list.map(row => (
          <tr key={row.id}>
            <td className={styles.number}>{row.destructionNo || '确认时编号'}</td>
            <td title={row.returnReason}>{DESTRUCTION_STATES[row.state]}</td>
            <LongCell title={row.opinion}>{row.opinion}</LongCell>
            <td>{row.proposedBy}</td>
            <td>{row.proposedOn}</td>
            <td>{row.state === STATE.destroyed ? row.decidedBy : '—'}</td>
            <td>{row.destroyedOn || '—'}</td>
            <td>
              <Button
                type="link"
                size="small"
                aria-label={`${row.volumes} 卷，打开 ${nameOf(row)}`}
                onClick={() => open({ what: 'print', of: row })}
              >
                {row.volumes}
              </Button>
            </td>
            <td>
              <Acts of={row} onOpen={what => open({ what, of: row })} />
            </td>
          </tr>
        ))}
      </PlainTable>
      <Pager {...pagerOf(data)} />
      {opened?.what === 'print' && <PrintDestruction of={opened.of} onClose={close} />}
      {opened?.what === 'confirm' && <ConfirmDialog of={opened.of} onClose={close} />}
      {opened?.what === 'return' && <ReturnDialog of={opened.of} onClose={close} />}
    </>
  )
}

const nameOf = ({ destructionNo, proposedOn, proposedBy }: Destruction) =>
  destructionNo || `${proposedBy}${proposedOn}提出的清册`

interface ActsProps {
  readonly of: Destruction
  readonly onOpen: (what: Opened['what']) => void
}

/** What is to be done with a list: confirmed or returned by one person, taken back by the other. */
function Acts({ of, onOpen }: ActsProps) {
  const mayConfirm = useCan('da:confirm')
  const mayPropose = useCan('da:destroy')
  const isWaiting = of.state === STATE.proposed
  const name = nameOf(of)
  return (
    <span className={styles.acts}>
      {isWaiting && mayConfirm && (
        <Button
          type="primary"
          size="small"
          disabled={of.isOwn}
          title={of.isOwn ? TEXTS.ownProposal : ''}
          aria-label={`确认销毁 ${name}`}
          onClick={() => onOpen('confirm')}
        >
          确认销毁
        </Button>
      )}
      {isWaiting && (of.isOwn ? mayPropose || mayConfirm : mayConfirm) && (
        <Button size="small" aria-label={`${of.isOwn ? '撤回' : '退回'} ${name}`} onClick={() => onOpen('return')}>
          {of.isOwn ? '撤回' : '退回'}
        </Button>
      )}
      <Button size="small" aria-label={`导出Excel ${name}`} onClick={() => void takeSheet(of.id)}>
        导出Excel
      </Button>
    </span>
  )
}

/** Saves the list as a workbook, or tells why there is none. */
async function takeSheet(destructionId: string): Promise<void> {
  const { data, error } = await send(destructionSheet, { destructionId })
  if (error) return notify.warning(error.message)
  saveWorkbook(data)
}

const PrintDestruction = ({ of, onClose }: { readonly of: Destruction; readonly onClose: () => void }) => (
  <VolumesOnPaper
    title="打印销毁清册"
    heading="档案销毁清册"
    of={{ destructionId: of.id }}
    printed={{ what: 'destruction', of: `xh-${of.id}` }}
    signatures={[
      `提出人：${of.proposedBy}　${of.proposedOn}`,
      of.state === STATE.returned
        ? `${of.decidedBy === of.proposedBy ? '撤回人' : '退回人'}：${of.decidedBy}　${of.decidedOn}`
        : `确认人：${of.decidedBy ? `${of.decidedBy}　${of.decidedOn}` : '（待确认）'}`,
    ]}
    onClose={onClose}
  >
    <p>
      {of.destructionNo || DESTRUCTION_STATES[of.state]}
      {of.destroyedOn && `　销毁日期：${of.destroyedOn}　销毁方式：${of.way}`}
    </p>
    <p className={styles.said}>鉴定意见：{of.opinion}</p>
    {of.returnReason && <p className={styles.said}>退回理由：{of.returnReason}</p>}
  </VolumesOnPaper>
)
