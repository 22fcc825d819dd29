import { formatNumber, useCan } from '@portal/shared-lib'
import type { StartExportArgs } from '@portal/shared-lib/contract/calls/export-tasks'
import { APPROVALS_LIST, EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import { Button, Dialog } from '@portal/shared-lib/page'
import { CONTROLS, EntryForm, fieldOf, useEntryForm } from '@portal/shared-lib/ui-form'
import { useCaseworkExportsOwnQuery } from './api'
import styles from './export.module.css'
import { MASKED, PERSONAL_ENTRIES, personalArgs, personalProblems } from './personal-fields'
import { RecentExports } from './recent-exports'
import { type Progress, useExport } from './use-export'

const DONE = 2

const Field = fieldOf(CONTROLS, 'above')

/** How far an export has come, in words and as a bar. */
function ProgressLine({ progress }: { progress: Progress }) {
  const { percentage, password, isComplete } = progress
  return (
    <section className={styles.progress} aria-label="导出进度">
      <progress aria-label={`导出${progress.sheetName}`} max={100} value={percentage} />
      <span role="status">{wordsOf(progress)}</span>
      {isComplete === DONE && password && (
        <p>
          解压密码：<code className={styles.password}>{password}</code>
          （请妥善保管，不要与文件一同发送）
        </p>
      )}
    </section>
  )
}

function wordsOf({ isComplete, percentage, total, awaitsApproval }: Progress): string {
  if (isComplete === DONE) return `已完成，共 ${formatNumber(total)} 条`
  if (awaitsApproval) return EXPORT_TEXTS.waiting
  return isComplete === 1 ? '正在生成文件' : `已导出 ${percentage}%`
}

interface ExportDialogProps {
  readonly list: Pick<StartExportArgs, 'viewId' | 'filter' | 'sort' | 'approvals' | 'book'>
  readonly onClose: () => void
}

/** 导出: the list as it is filtered, and what was exported in the last days. It goes on when the dialog is closed. */
export default function ExportDialog({ list, onClose }: ExportDialogProps) {
  const mayReveal = useCan('xfj:viewPii') && list.viewId !== APPROVALS_LIST
  const recent = useRecent()
  const task = useExport(recent.readAgain)
  const state = useEntryForm({
    values: MASKED,
    problemsOf: personalProblems,
    send: async wanted => {
      await task.start({ ...list, ...personalArgs(wanted) })
      return undefined
    },
  })
  return (
    <Dialog title="导出" width={680} onClose={onClose}>
      <div className={styles.dialog}>
        <EntryForm of={state} className={styles.form}>
          <p>
            {list.book ? '该月登记簿按打印的样式' : '按当前查询条件和所显示的列'}
            导出为 Excel 文件。导出在后台进行，关闭此窗口不受影响。
          </p>
          {mayReveal &&
            Object.entries(PERSONAL_ENTRIES).map(([name, entry]) => <Field key={name} name={name} entry={entry} />)}
          <Button type="primary" htmlType="submit" loading={state.isBusy}>
            开始导出
          </Button>
        </EntryForm>
        {task.progress && <ProgressLine progress={task.progress} />}
        <RecentExports {...recent} onOpen={id => void task.open(id)} onCancel={id => void task.cancel(id)} />
      </div>
    </Dialog>
  )
}

/** Own exports of the last days. */
function useRecent() {
  const { data, error, refetch } = useCaseworkExportsOwnQuery({}, { refetchOnMountOrArgChange: true })
  return { tasks: data, error, readAgain: () => void refetch() }
}
