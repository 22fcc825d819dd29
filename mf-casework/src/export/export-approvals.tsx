import { formatNumber, notify, send } from '@portal/shared-lib'
import { decideExport, type ExportsToApproveAnswer } from '@portal/shared-lib/contract/calls/export-tasks'
import { Button } from '@portal/shared-lib/page'
import { useCaseworkExportsToApproveQuery } from './api'
import styles from './export.module.css'

type Waiting = ExportsToApproveAnswer[number]

/** Exports of personal data that wait for the user's approval; nothing where none does. */
export default function ExportApprovals() {
  const { data = [], refetch } = useCaseworkExportsToApproveQuery({}, { refetchOnMountOrArgChange: true })
  const decide = async ({ taskId }: Waiting, agree: boolean) => {
    const { error } = await send(decideExport, { taskId, agree })
    if (error) notify.warning(error.message)
    else notify.success(agree ? '已同意导出' : '已拒绝导出')
    void refetch()
  }
  if (data.length === 0) return null
  return (
    <section className={styles.waiting} aria-label="待批准的导出">
      <h2>{`待批准的导出（${data.length}）`}</h2>
      <ul>
        {data.map(task => (
          <li key={task.taskId}>
            <span>{`${task.applicantDept} ${task.applicant}申请导出${task.sheetName}明文 ${formatNumber(task.total)} 条`}</span>
            <span>{`理由：${task.reason}`}</span>
            <span>{task.createdAt.slice(0, 16)}</span>
            {task.trouble ? (
              <strong>{task.trouble}</strong>
            ) : (
              <Button size="small" type="primary" onClick={() => void decide(task, true)}>
                同意
              </Button>
            )}
            <Button size="small" onClick={() => void decide(task, false)}>
              拒绝
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
