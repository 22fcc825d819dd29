import { InputNumber } from '@portal/shared-lib/ui-form'
import styles from '../form.module.css'
import type { ControlProps } from './control-props'

const CENTS = 2

export const CountControl = (props: ControlProps) => <NumberControl {...props} precision={0} />
export const AmountControl = (props: ControlProps) => <NumberControl {...props} precision={CENTS} />

function NumberControl({
  field,
  id,
  value,
  onChange,
  onBlur,
  problemId,
  precision,
}: ControlProps & { precision: number }) {
  return (
    <InputNumber<number>
      id={id}
      className={styles.full}
      value={typeof value === 'number' ? value : null}
      onChange={number => onChange(number ?? undefined)}
      onBlur={onBlur}
      precision={precision}
      suffix={field.suffix}
      controls={false}
      status={problemId ? 'error' : ''}
      aria-describedby={problemId}
    />
  )
}
