import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Headings } from '../headings'
import { useCaseworkScansQuery } from './api'
import styles from './recognition.module.css'
import { ScanRow } from './scan-row'

const HEADINGS = ['扫描时间', '文件', '条码', '批次', '识别状态', '领取人', '操作']

/** 待登记的扫描件, the oldest first; `to` is where they are registered. */
export function ScanQueue({ to }: { to: string }) {
  const { data, error, refetch } = useCaseworkScansQuery({}, { refetchOnMountOrArgChange: true })
  if (error && !data) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <Section title={`待登记来信（${data.length}封）`}>
      {data.length === 0 ? (
        <Empty hint="没有待登记的扫描件" />
      ) : (
        <table className={styles.table}>
          <Headings of={HEADINGS} />
          <tbody>
            {data.map(one => (
              <ScanRow key={one.itemId} scan={one} to={to} onDone={() => void refetch()} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
