import { navigate } from '@portal/shared-lib/router'
import { useState } from 'react'
import { itemAddress } from '../../online-item-address'
import { textOf } from '../row'
import type { DeedDialogProps } from './deed'
import { DeedFrame } from './deed-frame'
import styles from './deeds.module.css'

const idOf = (row: DeedDialogProps['rows'][number]) => textOf(row, 'xfjid')

/** 批量归并: which of several online petitions leads; it is registered on its page, and the others with it. */
export default function MergeOnlineDialog({ rows, onClose }: DeedDialogProps) {
  const [lead, choose] = useState(idOf(rows[0] ?? {}))
  const submit = () => {
    onClose()
    navigate(
      itemAddress(
        lead,
        rows.map(idOf).filter(id => id !== lead),
      ),
    )
  }
  return (
    <DeedFrame
      title={`归并 ${rows.length} 件网上来件`}
      problem={rows.length < 2 ? '请选择两件以上的来件' : ''}
      busy={rows.length < 2}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.hint}>
        请选择主件，随后登记主件，其余来件各自编号并入主件；相同内容或同一信访人的来件方可归并。
      </p>
      <fieldset className={styles.people}>
        <legend>主件</legend>
        {rows.map(row => (
          <label key={idOf(row)}>
            <input type="radio" name="lead" checked={idOf(row) === lead} onChange={() => choose(idOf(row))} />
            <span>{textOf(row, 'xfr')}</span>
            <span>{textOf(row, 'submitAt').slice(0, 10)}</span>
            <span>{textOf(row, 'sourceNo')}</span>
            <span>{textOf(row, 'textHead')}</span>
          </label>
        ))}
      </fieldset>
    </DeedFrame>
  )
}
