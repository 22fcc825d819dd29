import type { SelectProps } from 'antd'
import { Choice } from '../../ui-data'
import { type ControlProps, listOf, textOf } from '../entry'

export interface ListedEntry {
  /** What it is chosen from, and how that is searched. */
  readonly list: Pick<
    SelectProps,
    'options' | 'placeholder' | 'allowClear' | 'maxCount' | 'disabled' | 'loading' | 'showSearch' | 'onOpenChange'
  >
}

/** One of many values, found by what is typed; empty for none. */
export const Listed = (props: ControlProps<ListedEntry>) => (
  <Choice
    {...listIn(props)}
    value={textOf(props.value) || undefined}
    onChange={chosen => props.onChange(chosen ?? '')}
  />
)

/** Several of many values. */
export const SeveralListed = (props: ControlProps<ListedEntry>) => (
  <Choice<string[]>
    {...listIn(props)}
    mode="multiple"
    value={[...listOf<string>(props.value)]}
    onChange={props.onChange}
  />
)

const listIn = ({ entry, id, onBlur, describedBy, isWrong }: ControlProps<ListedEntry>) => ({
  ...entry.list,
  id,
  onBlur,
  'aria-describedby': describedBy,
  status: isWrong ? ('error' as const) : ('' as const),
  style: { width: '100%' },
})
