import { setCategories } from '@portal/shared-lib/contract/calls/knowledge-admin'
import { MOST_CATEGORIES } from '@portal/shared-lib/contract/rules/knowledge'
import { FormDialog, type PlainEntry } from '@portal/shared-lib/ui-form'
import { type Managed, useKnowledgeCodesQuery, useKnowledgeSetCategoriesMutation } from './api'

interface CategoriesDialogProps {
  readonly of: Managed
  readonly onClose: () => void
}

/** Which categories of petitions a document is about. */
export function CategoriesDialog({ of: { id, title, version, categories }, onClose }: CategoriesDialogProps) {
  const [send] = useKnowledgeSetCategoriesMutation()
  return (
    <FormDialog
      title={`关联内容分类：${title}`}
      submits="保存"
      width={560}
      entries={useEntries(categories)}
      values={{ categories: categories.map(({ code }) => code) }}
      send={entered => send({ args: { id, version, categories: entered.categories } })}
      names={setCategories.send}
      done="关联的内容分类已保存"
      unsaved="关联的内容分类"
      onClose={onClose}
    />
  )
}

/** All categories with what lies above them; those linked that can no longer be chosen keep their names. */
function useEntries(linked: Managed['categories']): Readonly<Record<string, PlainEntry>> {
  const { data = [], isFetching } = useKnowledgeCodesQuery({ tableName: 'DM_NRFL' })
  const names = new Map(data.map(({ codeId, codeName }) => [codeId, codeName]))
  const ended = linked.filter(({ code }) => !names.has(code)).map(({ code, name }) => ({ value: code, label: name }))
  const options = data.map(({ codeId, codeName, parentId }) => {
    const above = parentId === null ? undefined : names.get(parentId)
    return { value: codeId, label: above ? `${above} / ${codeName}` : codeName }
  })
  return {
    categories: {
      kind: 'severalListed',
      label: '内容分类',
      hint: '选上级分类，即包括其下各级。属于所选分类的信访件，计入政策关联分析中该法规政策的件次',
      list: {
        options: [...options, ...ended],
        maxCount: MOST_CATEGORIES,
        placeholder: '输入名称查找，可选多个',
        loading: isFetching,
      },
    },
  }
}
