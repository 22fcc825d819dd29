import { Cascader } from 'antd'
import { Reachable } from './reachable'
import { type CascadeOption, type Typing, useTyping } from './use-typing'

interface CascadeProps {
  readonly id?: string
  readonly options: CascadeOption[]
  /** The deepest chosen value. */
  readonly value?: string
  readonly onChange: (value: string | undefined) => void
  readonly onBlur?: () => void
  /** Fetches what lies below an option when it is opened. */
  readonly onOpen: (option: CascadeOption) => void
  readonly placeholder?: string
  readonly isWrong?: boolean
  /** What is typed to find an option; kept, as long as nothing is chosen, when the cursor leaves. */
  readonly typing: Typing
}

/** Chooses step by step, or by what is typed, of which Enter takes the first; any level may be the end. */
export default function Cascade(props: CascadeProps) {
  const { id, options, value, onChange, onOpen, isWrong = false, placeholder = '请选择', typing } = props
  const { isOpen, setOpen, search, keyDown, input } = useTyping(options, typing, onChange)
  const leave = () => {
    if (value) typing.onTyped('')
    props.onBlur?.()
  }
  return (
    <div onKeyDownCapture={keyDown} onInputCapture={input}>
      <Cascader<CascadeOption>
        id={id}
        popupRender={steps => <Reachable id={id && `${id}_list`}>{steps}</Reachable>}
        options={options}
        value={value ? pathTo(options, value) : []}
        changeOnSelect
        showSearch={search}
        placeholder={placeholder}
        loadData={path => path.at(-1) && onOpen(path.at(-1) as CascadeOption)}
        onChange={path => {
          typing.onTyped('')
          onChange(path?.at(-1)?.toString())
        }}
        open={isOpen}
        onOpenChange={setOpen}
        onBlur={leave}
        displayRender={labels => labels.join(' / ')}
        status={isWrong ? 'error' : ''}
        style={{ width: '100%' }}
      />
    </div>
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
