import { TreeSelect, type TreeSelectProps } from 'antd'

/** Chooses a leaf of a tree, with search in the names. */
export default function TreeChoice(props: TreeSelectProps<string>) {
  return <TreeSelect<string> showSearch treeNodeFilterProp="title" placeholder="请选择" listHeight={320} {...props} />
}
