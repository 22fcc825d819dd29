import { SHARING, type Sharing } from '@portal/shared-lib/contract/rules/cross-tables'
import { Button, Dialog, Input } from '@portal/shared-lib/page'
import { useId, useState } from 'react'
import {
  useDashboardRemoveTableMutation,
  useDashboardRenameTableMutation,
  useDashboardSaveTableMutation,
} from '../../api'
import type { ReportQuery } from '../report-query'
import styles from './saved.module.css'
import { type Saved, savedOf } from './saved-query'

interface SaveDialogProps {
  readonly query: ReportQuery
  readonly own: readonly Saved[]
  readonly onClose: () => void
}

const MOST = 30

/** Saves what is shown under a name, and looks after what one has saved. Who it is shared with counts with the own rights. */
export default function SaveDialog({ query, own, onClose }: SaveDialogProps) {
  const id = useId()
  const [renamed, rename] = useState<Saved>()
  const [name, setName] = useState('')
  const [sharing, share] = useState<Sharing>('own')
  const [problem, tell] = useState('')
  const [save] = useDashboardSaveTableMutation()
  const [renameTable] = useDashboardRenameTableMutation()
  const [remove] = useDashboardRemoveTableMutation()
  const begin = (saved: Saved) => {
    rename(saved)
    setName(saved.name)
    share(saved.sharing)
    tell('')
  }
  const finish = async () => {
    const { error } = renamed
      ? await renameTable({ args: { savedId: renamed.savedId, name, sharing } })
      : await save({ args: { name, sharing, query: savedOf(query) } })
    if (error) tell(error.message ?? '')
    else onClose()
  }
  const drop = async ({ savedId }: Saved) => {
    const { error } = await remove({ args: { savedId } })
    tell(error?.message ?? '')
  }
  return (
    <Dialog title={renamed ? '改名' : '保存当前报表'} onClose={onClose}>
      <div className={styles.form}>
        <label htmlFor={id}>名称</label>
        <Input id={id} value={name} maxLength={MOST} onChange={({ target }) => setName(target.value)} />
        <fieldset>
          <legend>谁可使用（各按自己的权限统计）</legend>
          {Object.entries(SHARING).map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}sharing`}
                checked={sharing === value}
                onChange={() => share(value as Sharing)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {problem && <p role="alert">{problem}</p>}
        <div className={styles.foot}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" disabled={name.trim() === ''} onClick={() => void finish()}>
            {renamed ? '改名' : '保存'}
          </Button>
        </div>
        {own.length > 0 && <h3>我保存的</h3>}
        <ul>
          {own.map(saved => (
            <li key={saved.savedId}>
              <span>{`${saved.name}（${SHARING[saved.sharing]}）`}</span>
              <Button size="small" aria-label={`改名${saved.name}`} onClick={() => begin(saved)}>
                改名
              </Button>
              <Button size="small" danger aria-label={`删除${saved.name}`} onClick={() => void drop(saved)}>
                删除
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
