import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import { Button, Loading, Page, Question, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import {
  type SynonymGroup as Group,
  useKnowledgeRemoveSynonymsMutation,
  useKnowledgeSynonymsQuery,
} from '../search/api'
import styles from './synonyms.module.css'
import { SynonymsDialog } from './synonyms-dialog'

const NEW: Pick<Group, 'id' | 'version' | 'words'> = { id: '', version: 0, words: [] }

/** /sys/synonym: words of the same meaning, by which 智慧搜索 finds. */
export default function SynonymsPage() {
  const { data, error, refetch } = useKnowledgeSynonymsQuery({}, { refetchOnMountOrArgChange: true })
  const [edited, edit] = useState<typeof NEW>()
  const [removed, remove] = useState<Group>()
  const create = (
    <Button type="primary" onClick={() => edit(NEW)}>
      新增同义词
    </Button>
  )
  return (
    <Page action={create}>
      <div className={styles.list}>
        <p className={styles.hint}>智慧搜索用一组中的任一个词，都能找到含有组内其他词的内容。修改后立即生效。</p>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable
            rows={data}
            rowKey="id"
            columns={columnsWith(edit, remove)}
            loading={!data && !error}
            hint="可新增同义词，例如：欠薪、拖欠工资"
          />
        </WhileLoading>
      </div>
      {edited && <SynonymsDialog group={edited} onClose={() => edit(undefined)} />}
      {removed && <RemoveQuestion group={removed} onClose={() => remove(undefined)} />}
    </Page>
  )
}

const columnsWith = (edit: (group: Group) => void, remove: (group: Group) => void): Column<Group>[] => [
  { title: '同义词', dataIndex: 'words', width: 520, render: (words: string[]) => words.join('、') },
  { title: '最后修改人', dataIndex: 'changedBy', width: 120 },
  { title: '修改日期', dataIndex: 'changedOn', width: 120 },
  {
    title: '操作',
    key: 'rowActions',
    width: 120,
    fixed: 'right',
    render: (_, group) => (
      <span className={styles.actions}>
        <button type="button" onClick={() => edit(group)}>
          修改
        </button>
        <button type="button" onClick={() => remove(group)}>
          删除
        </button>
      </span>
    ),
  },
]

function RemoveQuestion({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const [send] = useKnowledgeRemoveSynonymsMutation()
  const removeGroup = async () => {
    const { error } = await send({ args: { id: group.id, version: group.version } })
    if (error) notify.warning(asPortalError(error).message)
    else notify.success('同义词已删除')
    onClose()
  }
  return (
    <Question
      text={`删除“${group.words.join('、')}”后，这些词不再互相找到。确定删除吗？`}
      leave="删除"
      stay="取消"
      onAnswer={isSure => (isSure ? void removeGroup() : onClose())}
    />
  )
}
