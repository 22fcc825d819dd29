import { Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useDashboardSchedulesQuery } from '../../api'
import styles from './saved.module.css'
import type { Saved } from './saved-query'
import { ScheduleDialog } from './schedule-dialog'
import { ScheduleRow } from './schedule-row'

interface SchedulesDialogProps {
  readonly own: readonly Saved[]
  readonly onClose: () => void
}

/** Which of one's own saved tables are sent by mail, how, and to whom. */
export default function SchedulesDialog({ own, onClose }: SchedulesDialogProps) {
  const { data, error, refetch } = useDashboardSchedulesQuery({})
  const [set, setOne] = useState<Saved>()
  const findOf = ({ savedId }: Saved) => data?.find(schedule => schedule.savedId === savedId)
  return (
    <Dialog title="定时发送" onClose={onClose}>
      {own.length === 0 && <Empty hint="请先用“保存”保存当前报表，再设置定时发送" />}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {own.length > 0 && !data && !error && <Loading />}
      {own.length > 0 && data && (
        <table className={styles.schedules} aria-label="我的定时发送">
          <thead>
            <tr>
              <th scope="col">报表</th>
              <th scope="col">周期</th>
              <th scope="col">收件人</th>
              <th scope="col">状态</th>
              <th scope="col">操作</th>
            </tr>
          </thead>
          <tbody>
            {own.map(saved => (
              <ScheduleRow key={saved.savedId} saved={saved} found={findOf(saved)} onSet={() => setOne(saved)} />
            ))}
          </tbody>
        </table>
      )}
      {set && <ScheduleDialog saved={set} found={findOf(set)} onClose={() => setOne(undefined)} />}
    </Dialog>
  )
}
