import { onDemand, useCan, useHint, WhileLoading } from '@portal/shared-lib'
import type { ScansAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Button, Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { PlainTable } from '../plain-table/plain-table'
import { useCaseworkScanBatchesQuery, useCaseworkScansQuery } from './api'
import { MergeBar, useMerging } from './arrange/merging'
import { AssignScans } from './assign-scans'
import styles from './recognition.module.css'
import { ScanRow } from './scan-row'

const FileScansDialog = onDemand(() => import('./file-scans-dialog'))

/** 批量存查, for those who may end letters. */
function FileScans({ scans, onDone }: { scans: ScansAnswer; onDone: () => void }) {
  const mayFile = useCan('bl:file')
  const [asking, ask] = useState(false)
  if (!mayFile) return null
  const close = () => {
    ask(false)
    onDone()
  }
  return (
    <>
      <Button size="small" onClick={() => ask(true)}>
        批量存查
      </Button>
      {asking && (
        <WhileLoading fallback={null}>
          <FileScansDialog scans={scans} onClose={close} />
        </WhileLoading>
      )}
    </>
  )
}

const RECEIVED = [{ page: 'letterManage/letterOriginal', hint: '可在来信原件识别中接收' }]
const HEADINGS = ['选择', '扫描时间', '文件', '条码', '批次', '识别状态', '领取人', '操作']

interface QueueProps {
  /** Where they are registered. */
  readonly to: string
  /** Which of them the page's badge counts, and what it calls them. */
  readonly counted: { readonly name: string; readonly isCounted: (scan: ScansAnswer[number]) => boolean }
}

/** 待登记的扫描件, the oldest first. */
export function ScanQueue({ to, counted }: QueueProps) {
  const merging = useMerging()
  const nothing = useHint('没有待登记的扫描件', RECEIVED)
  const { data, error, refetch } = useCaseworkScansQuery({}, { refetchOnMountOrArgChange: true })
  if (error && !data) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const byHand = data.filter(({ state }) => state === 'unreadable')
  const others = data.filter(({ state }) => state !== 'unreadable')
  const chosen = data.filter(({ itemId }) => merging.chosen.includes(itemId))
  const table = (scans: typeof data) => (
    <PlainTable headings={HEADINGS}>
      {scans.map(one => (
        <ScanRow
          key={one.itemId}
          scan={one}
          to={to}
          onDone={() => void refetch()}
          chosen={merging.chosen.includes(one.itemId)}
          onChoose={chosen => merging.choose(one.itemId, chosen)}
        />
      ))}
    </PlainTable>
  )
  return (
    <>
      <Section title={`待登记来信（${others.length}封）`}>
        <p role="status">{`${counted.name} ${data.filter(counted.isCounted).length} 封`}</p>
        <Batches />
        {data.length > 0 && (
          <MergeBar merging={merging}>
            <FileScans scans={chosen} onDone={merging.clear} />
            <AssignScans scans={chosen} onDone={merging.clear} />
          </MergeBar>
        )}
        {others.length > 0 ? table(others) : <Empty hint={nothing} />}
      </Section>
      {byHand.length > 0 && <Section title={`无法识别，待手工登记（${byHand.length}封）`}>{table(byHand)}</Section>}
    </>
  )
}

/** How far each batch of scanned letters is. */
function Batches() {
  const { data = [] } = useCaseworkScanBatchesQuery({}, { refetchOnMountOrArgChange: true })
  if (data.length === 0) return null
  return (
    <ul className={styles.batches} aria-label="批次进度">
      {data.map(({ batch, total, done }) => (
        <li key={batch}>
          批次 {batch}
          <progress className={styles.progress} max={total} value={done} aria-label={`批次${batch}进度`} />
          已登记 {done} / {total} 封
        </li>
      ))}
    </ul>
  )
}
