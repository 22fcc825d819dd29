import { notify, WhileLoading } from '@portal/shared-lib'
import { Button, Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { RowActions } from '../row-actions'
import { useAdminCodeItemsQuery, useAdminMoveCodeItemMutation } from './api'
import { CodeDialog, type CodeItem } from './code-dialog'
import { HistoryDialog } from './history-dialog'

interface ItemsProps {
  readonly tableName: string
  readonly title: string
  /** Goes back to all tables. */
  readonly onAll: () => void
}

type Opened = { readonly kind: 'new' | 'history' } | { readonly kind: 'edit'; readonly item: CodeItem }

/** The codes of a table in their order. */
export function TableItems({ tableName, title, onAll }: ItemsProps) {
  const [opened, open] = useState<Opened>()
  const { data, error, isFetching, refetch } = useAdminCodeItemsQuery(
    { tableName },
    { refetchOnMountOrArgChange: true },
  )
  const move = useMoveCode(tableName)
  const close = () => open(undefined)
  const items = data?.list ?? []
  return (
    <div className={admin.list}>
      <p className={admin.filter}>
        <Button onClick={onAll}>全部代码表</Button>
        <Button onClick={() => open({ kind: 'history' })}>修改记录</Button>
        <Button type="primary" onClick={() => open({ kind: 'new' })}>
          新增代码
        </Button>
      </p>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.list}
          rowKey="codeId"
          label={title}
          columns={columnsWith(item => open({ kind: 'edit', item }), move)}
          loading={isFetching}
        />
      </WhileLoading>
      {opened?.kind === 'history' && <HistoryDialog tableName={tableName} title={title} onClose={close} />}
      {(opened?.kind === 'new' || opened?.kind === 'edit') && (
        <CodeDialog
          tableName={tableName}
          items={items}
          item={opened.kind === 'edit' ? opened.item : undefined}
          onClose={close}
        />
      )}
    </div>
  )
}

type Toward = 'up' | 'down'

function useMoveCode(tableName: string) {
  const [move] = useAdminMoveCodeItemMutation()
  return async ({ codeId }: CodeItem, toward: Toward) => {
    const { error } = await move({ args: { tableName, codeId, toward } })
    if (error) notify.error(messageOf(error))
  }
}

const stateOf = ({ inUse, isChoosable }: CodeItem) => (isChoosable ? '可选择' : inUse ? '不在有效期' : '已停用')

const daysOf = ({ validFrom, validTo }: CodeItem) =>
  validFrom || validTo ? `${validFrom ?? '不限'}至${validTo ?? '长期'}` : '长期'

const MOVES = [
  ['up', '上移'],
  ['down', '下移'],
] as const

const columnsWith = (
  edit: (item: CodeItem) => void,
  move: (item: CodeItem, toward: Toward) => Promise<void>,
): Column<CodeItem>[] => [
  { title: '代码', dataIndex: 'codeId', width: 110, render: code => <span className={admin.figures}>{code}</span> },
  { title: '名称', dataIndex: 'codeName', width: 320 },
  { title: '上级', dataIndex: 'parentName', width: 220, render: name => name || '—' },
  { title: '状态', key: 'state', width: 90, render: (_, item) => stateOf(item) },
  { title: '有效期', key: 'days', width: 210, render: (_, item) => daysOf(item) },
  { title: '来源', dataIndex: 'isOwn', width: 110, render: isOwn => (isOwn ? '页面维护' : '随省配置') },
  {
    title: '操作',
    key: 'rowActions',
    width: 160,
    fixed: 'right',
    render: (_, item) => (
      <RowActions
        of={item.codeName}
        acts={{
          修改: () => edit(item),
          ...Object.fromEntries(MOVES.map(([toward, word]) => [word, () => void move(item, toward)])),
        }}
      />
    ),
  },
]
