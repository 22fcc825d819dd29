import { Cascader } from 'antd'
import { Reachable } from './reachable'

export interface CascadeOption {
  value: string
  label: string
  isLeaf?: boolean
  children?: CascadeOption[]
}

interface CascadeProps {
  readonly id?: string
  readonly options: CascadeOption[]
  /** The deepest chosen value. */
  readonly value?: string
  readonly onChange?: (value: string | undefined) => void
  /** Fetches what lies below an option when it is opened. */
  readonly onOpen: (option: CascadeOption) => void
  readonly placeholder?: string
  /** Adds to the options what a text is found in, as it is typed; without it nothing is searched for. */
  readonly onSearch?: (typed: string) => void
}

/** Chooses step by step, or by a part of a name; any level may be the end. */
export default function Cascade({
  id,
  options,
  value,
  onChange,
  onOpen,
  onSearch,
  placeholder = '请选择',
}: CascadeProps) {
  return (
    <Cascader<CascadeOption>
      id={id}
      popupRender={steps => <Reachable id={id && `${id}_list`}>{steps}</Reachable>}
      options={options}
      value={value ? pathTo(options, value) : []}
      changeOnSelect
      {...(onSearch && { showSearch: { onSearch } })}
      placeholder={placeholder}
      loadData={path => path.at(-1) && onOpen(path.at(-1) as CascadeOption)}
      onChange={path => onChange?.(path?.at(-1)?.toString())}
      displayRender={labels => labels.join(' / ')}
      style={{ width: '100%' }}
    />
  )
}

function pathTo(options: CascadeOption[], value: string): string[] {
  for (const option of options) {
    if (option.value === value) return [value]
    const below = pathTo(option.children ?? [], value)
    if (below.length) return [option.value, ...below]
  }
  return []
}
