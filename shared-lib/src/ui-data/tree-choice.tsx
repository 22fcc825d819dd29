import { TreeSelect, type TreeSelectProps } from 'antd'
import { namedList } from './named-list'

/** Chooses a leaf of a tree, or several, with search in the names. */
export default function TreeChoice<Value extends string | string[] = string>(props: TreeSelectProps<Value>) {
  return (
    <TreeSelect<Value>
      showSearch={{ treeNodeFilterProp: 'title' }}
      placeholder="请选择"
      listHeight={320}
      {...namedList(props.id)}
      {...props}
    />
  )
}
