import { Select, type SelectProps } from 'antd'

/** Chooses one of some values, or several of them, with search in their names. */
export default function Choice<Value extends string | string[] = string>(props: SelectProps<Value>) {
  return <Select<Value> showSearch={{ optionFilterProp: 'label' }} placeholder="请选择" {...props} />
}
