import { navigate } from '@portal/shared-lib/router'
import type { ControlProps, Entry } from '@portal/shared-lib/ui-form'
import { dialogOf } from '@portal/shared-lib/ui-form'
import { itemAddress } from '../../online-item-address'
import { textOf } from '../row'
import type { RowActionDialogProps } from './row-action'
import styles from './row-actions.module.css'

type LeadEntry = Entry & { readonly kind: 'lead' } & Pick<RowActionDialogProps, 'rows'>

const idOf = (row: RowActionDialogProps['rows'][number]) => textOf(row, 'xfjid')

const Lead = ({ entry, id, value, onChange }: ControlProps<LeadEntry>) => (
  <fieldset id={id} className={styles.people}>
    <legend>{entry.label}</legend>
    {entry.rows.map(row => (
      <label key={idOf(row)}>
        <input type="radio" name={id} checked={idOf(row) === value} onChange={() => onChange(idOf(row))} />
        <span>{textOf(row, 'xfr')}</span>
        <span>{textOf(row, 'submitAt').slice(0, 10)}</span>
        <span>{textOf(row, 'sourceNo')}</span>
        <span>{textOf(row, 'textHead')}</span>
      </label>
    ))}
  </fieldset>
)

const LeadDialog = dialogOf<LeadEntry>({ lead: Lead }, 'beside')

/** 批量归并: which of several online petitions leads; it is registered on its page, and the others with it. */
export default function MergeOnlineDialog({ rows, onClose }: RowActionDialogProps) {
  const ids = rows.map(idOf)
  const [first = ''] = ids
  return (
    <LeadDialog
      title={`归并 ${rows.length} 件网上来件`}
      width={640}
      obstacle={rows.length < 2 ? '请选择两件以上的来件' : ''}
      lead={<p>请选择主件，随后登记主件，其余来件各自编号并入主件；相同内容或同一信访人的来件方可归并。</p>}
      entries={{ lead: { kind: 'lead', label: '主件', rows, hidesLabel: true } }}
      values={{ lead: first }}
      send={async ({ lead }) => {
        onClose()
        navigate(
          itemAddress(
            lead,
            ids.filter(id => id !== lead),
          ),
        )
        return undefined
      }}
      onDone={onClose}
      submits="确定"
      onClose={onClose}
    />
  )
}
