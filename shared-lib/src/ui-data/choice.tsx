import { Select, type SelectProps } from 'antd'

/** Chooses one of some values, with search in their names. */
export default function Choice(props: SelectProps<string>) {
  return <Select<string> showSearch={{ optionFilterProp: 'label' }} placeholder="请选择" {...props} />
}
