import { NumberInput } from '@portal/shared-lib/ui-data'
import styles from '../form.module.css'
import type { ControlProps } from './control-props'

const CENTS = 2

export const CountControl = (props: ControlProps) => <NumberControl {...props} precision={0} />
export const AmountControl = (props: ControlProps) => <NumberControl {...props} precision={CENTS} />

function NumberControl({
  entry,
  id,
  value,
  onChange,
  onBlur,
  describedBy,
  isWrong,
  precision,
}: ControlProps & { precision: number }) {
  return (
    <NumberInput
      id={id}
      className={styles.full}
      value={typeof value === 'number' ? value : null}
      onChange={number => onChange(number ?? undefined)}
      onBlur={onBlur}
      precision={precision}
      suffix={entry.suffix}
      controls={false}
      status={isWrong ? 'error' : ''}
      aria-describedby={describedBy}
    />
  )
}
