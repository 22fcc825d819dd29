import { notify, useCan } from '@portal/shared-lib'
import type { VolumeAnswer } from '@portal/shared-lib/contract/calls/archives'
import {
  RETENTIONS,
  reasonAgainstDestroying,
  reasonAgainstVolume,
  VOLUME_STATE as STATE,
} from '@portal/shared-lib/contract/rules/archive'
import { Button, Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { PrintDialog } from '../print-dialog/print-dialog'
import listing from '../proceedings/proceedings.module.css'
import {
  useArchiveCloseMutation,
  useArchiveDissolveMutation,
  useArchiveHoldMutation,
  useArchiveTakeOutMutation,
  useArchiveVolumeQuery,
} from './api'
import styles from './archives.module.css'
import { HoldDialog } from './destroy-dialogs'
import { thisYear } from './rows'
import { useChosen } from './use-chosen'

type Content = VolumeAnswer['contents'][number]

const NONE: readonly Content[] = []

interface VolumeDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** A volume with its list of contents, and what is done with it until it is closed. */
export function VolumeDialog({ id, onClose }: VolumeDialogProps) {
  const [isPrinting, print] = useState(false)
  const { data, error, refetch } = useArchiveVolumeQuery({ id }, FRESH)
  const { chosen, isChosen, toggle } = useChosen(data?.contents ?? NONE, ({ seq }) => String(seq))
  const mayGather = useCan('da:volume') && data?.state === STATE.open
  if (data && isPrinting) return <PrintContents of={data} onClose={() => print(false)} />
  return (
    <Dialog title={data?.archiveNo || data?.title || '案卷'} width={900} onClose={onClose}>
      <div className={styles.volume}>
        {error && !data && <Trouble error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && (
          <>
            <p>
              {data.title}　{data.year}年　{RETENTIONS[data.retention]}　组卷：{data.madeBy}
              {data.closedBy && `　成卷：${data.closedBy} ${data.closedOn}`}
              {data.transferNo && `　移交清单：${data.transferNo}`}
            </p>
            {data.state === STATE.closed && <p>{keptBy(data)}</p>}
            {data.contents.length === 0 ? (
              <Empty hint="卷内没有材料，请从待组卷中编入，或者撤销案卷" />
            ) : (
              <PlainTable headings={[...(mayGather ? ['选择'] : []), ...HEADINGS]}>
                {data.contents.map(row => (
                  <tr key={row.seq}>
                    {mayGather && (
                      <td>
                        <input
                          type="checkbox"
                          aria-label={`选择 第${row.seq}件`}
                          checked={isChosen(row)}
                          onChange={() => toggle(row)}
                        />
                      </td>
                    )}
                    <Cells of={row} />
                  </tr>
                ))}
              </PlainTable>
            )}
            <div className={listing.tools}>
              {mayGather && <Acts of={data} chosen={chosen} onGone={onClose} />}
              {data.state === STATE.closed && <Hold of={data} />}
              <Button
                disabled={data.items === 0}
                title={data.items === 0 ? '卷内没有材料' : ''}
                onClick={() => print(true)}
              >
                打印卷内目录
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Why it is not destroyed, or that it may be. */
const keptBy = (volume: VolumeAnswer): string =>
  volume.isProposed
    ? '已提出销毁，待本单位另一人在“销毁清册”确认'
    : (reasonAgainstDestroying(volume, thisYear()) ?? '保管期满，可在“保管期满”中提出销毁')

/** 暂缓销毁, and its end. */
function Hold({ of }: { readonly of: VolumeAnswer }) {
  const [isOpen, open] = useState(false)
  const [hold] = useArchiveHoldMutation()
  if (!useCan('da:destroy')) return null
  const against = reasonAgainstVolume('hold', of, thisYear()) ?? ''
  const end = async () => {
    const { error } = await hold({ args: { id: of.id, version: of.version, reason: '' } })
    if (!error) notify.success('已解除暂缓销毁')
  }
  return (
    <>
      <Button disabled={against !== ''} title={against} onClick={() => (of.holdReason ? void end() : open(true))}>
        {of.holdReason ? '解除暂缓销毁' : '暂缓销毁'}
      </Button>
      {isOpen && <HoldDialog of={of} onClose={() => open(false)} />}
    </>
  )
}

const HEADINGS = ['序号', '编号', '题名', '办结日期', '文书数', '期限说明']

const Cells = ({ of }: { readonly of: Content }) => (
  <>
    <td>{of.seq}</td>
    <td className={styles.number}>{of.key === '' ? '无权查看' : of.number || '无文号'}</td>
    <LongCell title={of.title}>{of.reopened ? `${of.title}（已重新办理）` : of.title}</LongCell>
    <td>{of.endedOn}</td>
    <td>{of.papers}</td>
    <LongCell title={of.reason}>{of.reason ? `建议${RETENTIONS[of.proposed]}；${of.reason}` : ''}</LongCell>
  </>
)

interface ActsProps {
  readonly of: VolumeAnswer
  readonly chosen: readonly Content[]
  readonly onGone: () => void
}

function Acts({ of: { id, version, ...volume }, chosen, onGone }: ActsProps) {
  const [take] = useArchiveTakeOutMutation()
  const [close] = useArchiveCloseMutation()
  const [dissolve] = useArchiveDissolveMutation()
  const against = reasonAgainstVolume('close', volume, thisYear()) ?? ''
  const tell = (text: string) => (result: { error?: unknown }) => {
    if (!result.error) notify.success(text)
    return !result.error
  }
  return (
    <>
      <Button
        type="primary"
        disabled={against !== ''}
        title={against}
        onClick={() => void close({ args: { id, version } }).then(tell('已成卷，卷内目录已固定'))}
      >
        成卷
      </Button>
      <Button
        disabled={chosen.length === 0}
        title={chosen.length === 0 ? '请先选择要移出的材料' : ''}
        onClick={() =>
          void take({ args: { id, version, seqs: chosen.map(({ seq }) => seq) } }).then(tell('已移出案卷'))
        }
      >
        移出材料
      </Button>
      <Button
        onClick={async () => {
          if (tell('案卷已撤销，材料可重新组卷')(await dissolve({ args: { id, version } }))) onGone()
        }}
      >
        撤销案卷
      </Button>
    </>
  )
}

const PrintContents = ({ of, onClose }: { readonly of: VolumeAnswer; readonly onClose: () => void }) => (
  <PrintDialog
    title="打印卷内目录"
    petitionNos={[]}
    printed={{ what: 'contents', of: `aj-${of.id}`, count: of.items }}
    onClose={onClose}
  >
    <article className={styles.paper}>
      <h3>卷内目录</h3>
      <p>
        {of.archiveNo || '（未成卷）'}　{of.title}　{RETENTIONS[of.retention]}
      </p>
      <PlainTable headings={HEADINGS}>
        {of.contents.map(row => (
          <tr key={row.seq}>
            <Cells of={row} />
          </tr>
        ))}
      </PlainTable>
    </article>
  </PrintDialog>
)
