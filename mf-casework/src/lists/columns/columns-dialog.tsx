import { notify, send } from '@portal/shared-lib'
import { saveColumns } from '@portal/shared-lib/contract/calls/lists'
import { Button, Dialog, Loading } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseworkListsSettingsQuery } from '../api'
import styles from '../lists.module.css'
import { type ChosenColumn, ColumnList } from './column-list'

interface ColumnsDialogProps {
  readonly viewId: string
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Which columns a list shows, in which order; the server keeps it for the user. */
export default function ColumnsDialog({ viewId, onClose, onSaved }: ColumnsDialogProps) {
  const { data } = useCaseworkListsSettingsQuery({ viewId }, { refetchOnMountOrArgChange: true })
  const [changed, change] = useState<readonly ChosenColumn[]>()
  const columns = changed ?? data?.columns
  const save = async (chosen: readonly ChosenColumn[]) => {
    const args = { viewId, fields: chosen.map(({ field }) => field), widths: chosen.map(({ width }) => width) }
    const { error } = await send(saveColumns, args)
    if (error) return notify.warning(error.message)
    notify.success('列设置已保存')
    onSaved()
  }
  const saveShown = () => {
    const shown = (columns ?? []).filter(column => column.shown)
    if (shown.length === 0) notify.warning('请至少选择一列')
    else void save(shown)
  }
  return (
    <Dialog title="列设置" width={480} onClose={onClose}>
      <div className={styles.dialog}>
        {columns ? <ColumnList columns={columns} onChange={change} /> : <Loading />}
        <div className={styles.foot}>
          <Button onClick={() => void save([])}>恢复默认</Button>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" onClick={saveShown}>
            保存
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
