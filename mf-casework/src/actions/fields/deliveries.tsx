import { BY_TELEPHONE } from '@portal/shared-lib/contract/rules/delivery'
import { useCaseworkCodeTableQuery } from '../../api'
import buttons from '../buttons.module.css'
import type { Delivery } from '../deliveries'
import { listOf } from '../form'
import { type ControlProps, useAbout } from './control'
import { DeliveryRow } from './delivery-row'
import styles from './fields.module.css'

/** How a document came to each petitioner. */
export function Deliveries({ id, value, onChange, describedBy }: ControlProps<'deliveries'>) {
  const { today } = useAbout()
  const rows = listOf<Delivery>(value)
  const { data: modes = [] } = useCaseworkCodeTableQuery({ tableName: 'DM_SDFS' })
  const written = modes.filter(({ codeId }) => codeId !== BY_TELEPHONE)
  const [first, ...others] = rows
  const change = (changed: Delivery) => onChange(rows.map(row => (row.personSeq === changed.personSeq ? changed : row)))
  const likeFirst = () => first && onChange([first, ...others.map(row => ({ ...row, ...sameAs(first) }))])
  if (rows.length === 0) return <p className={styles.hint}>匿名信访件，无需送达。</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend beside the label
    <div id={id} role="group" aria-label="送达情况" aria-describedby={describedBy} className={styles.stack}>
      {rows.map(row => (
        <DeliveryRow key={row.personSeq} row={row} modes={written} today={today} onChange={change} />
      ))}
      {others.length > 0 && (
        <button type="button" className={buttons.quiet} onClick={likeFirst}>
          其余信访人与第一位相同
        </button>
      )}
    </div>
  )
}

const sameAs = ({ isReached, mode, deliveredOn, deliveredBy }: Delivery) => ({
  isReached,
  mode,
  deliveredOn,
  deliveredBy,
})
