import { useHint } from '@portal/shared-lib'
import type { ScansAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { PlainTable } from '../plain-table/plain-table'
import { useCaseworkScansQuery } from './api'
import { MergeBar, useMerging } from './arrange/merging'
import { AssignScans } from './assign-scans'
import { Batches } from './batches'
import { FileScans } from './file-scans'
import { ScanRow } from './scan-row'

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
