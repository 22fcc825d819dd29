import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { PlainTable } from '../plain-table/plain-table'
import { useCaseworkScansQuery } from './api'
import { MergeBar, useMerging } from './arrange/merging'
import { AssignScans } from './assign-scans'
import { Batches } from './batches'
import { FileScans } from './file-scans'
import { ScanRow } from './scan-row'

const HEADINGS = ['选择', '扫描时间', '文件', '条码', '批次', '识别状态', '领取人', '操作']

/** 待登记的扫描件, the oldest first; `to` is where they are registered. */
export function ScanQueue({ to }: { to: string }) {
  const merging = useMerging()
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
        <Batches />
        {data.length > 0 && (
          <MergeBar merging={merging}>
            <FileScans scans={chosen} onDone={merging.clear} />
            <AssignScans scans={chosen} onDone={merging.clear} />
          </MergeBar>
        )}
        {others.length > 0 ? table(others) : <Empty hint="没有待登记的扫描件，可在来信原件识别中接收" />}
      </Section>
      {byHand.length > 0 && <Section title={`无法识别，待手工登记（${byHand.length}封）`}>{table(byHand)}</Section>}
    </>
  )
}
