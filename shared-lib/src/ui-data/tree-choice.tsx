import { TreeSelect, type TreeSelectProps } from 'antd'
import type { ReactElement } from 'react'

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

/** Makes of what a field opens the list that the field says it has: antd names one that it does not give its steps or trees. */
const namedList = (id: string | undefined) =>
  id ? { popupRender: (list: ReactElement) => <div id={`${id}_list`}>{list}</div> } : {}
