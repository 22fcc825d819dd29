import type { CompositionsAnswer } from '@portal/shared-lib/contract/calls/federation'
import { CHANGE_NAMES } from '@portal/shared-lib/contract/rules/compositions'
import { DataTable } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'

const NONE = '没有待启用的组合。运维人员以 npm run rollout 放入新组合后，此处列出它带来的变化'

/** What becomes otherwise with the next composition. */
export function Changes({ next }: Pick<CompositionsAnswer, 'next'>) {
  const rows = next?.changes.map((change, at) => ({ ...change, key: String(at) }))
  return (
    <DataTable
      rows={rows}
      rowKey="key"
      label="下一组合的变化"
      columns={[
        { title: '类别', dataIndex: 'subject', width: 130 },
        { title: '变化', key: 'how', width: 70, render: (_, { how }) => CHANGE_NAMES[how] },
        { title: '对象', dataIndex: 'name', width: 200 },
        { title: '现为', dataIndex: 'before', width: 300, render: text => <Value text={text} /> },
        { title: '改为', dataIndex: 'after', width: 300, render: text => <Value text={text} /> },
      ]}
      hint={next ? '待启用的组合与当前组合内容相同' : NONE}
    />
  )
}

const Value = ({ text }: { text: string }) => <span className={admin.cause}>{text || '无'}</span>
