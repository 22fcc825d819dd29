import { onDemand } from '@portal/shared-lib'
import { saveDraft } from '@portal/shared-lib/contract/calls/knowledge-admin'
import { formattedProblem, MOST_ATTACHMENTS } from '@portal/shared-lib/contract/rules/formatted'
import { formattedArticlesOf, formattedText } from '@portal/shared-lib/contract/rules/formatted-articles'
import {
  LONGEST_ARTICLE,
  LONGEST_SOURCE,
  MOST_ARTICLES,
  validityProblem,
} from '@portal/shared-lib/contract/rules/knowledge'
import {
  type ChosenFile,
  CONTROLS,
  dialogOf,
  type Entry,
  FileChoice,
  fileIdsOf,
  listOf,
  type PlainEntry,
  told,
} from '@portal/shared-lib/ui-form'
import { useKnowledgeTreeQuery } from '../api'
import {
  type Content,
  type Draft,
  useKnowledgeCreateDraftMutation,
  useKnowledgeEditorsQuery,
  useKnowledgeSaveDraftMutation,
  type Written,
} from './api'
import type { FormattedEntry } from './editor/editor'
import styles from './managing.module.css'
import { Preview } from './preview'
import { ReadFile } from './read-file'

type DocumentEntry =
  | PlainEntry
  | (Entry & { readonly kind: 'formatted' } & FormattedEntry)
  | (Entry & { readonly kind: 'attached' })

/** Loaded when something is written. */
const Editor = onDemand(() => import('./editor/editor'))

const FormDialog = dialogOf<DocumentEntry>(
  {
    ...CONTROLS,
    formatted: Editor,
    attached: ({ value, onChange }) => (
      <FileChoice most={MOST_ATTACHMENTS} files={listOf<ChosenFile>(value)} onChange={onChange} />
    ),
  },
  'above',
)

const ENTRIES: Readonly<Record<string, DocumentEntry>> = {
  title: { kind: 'line', label: '标题', max: 100, required: true },
  docNo: { kind: 'line', label: '文号', max: 60 },
  issuer: { kind: 'line', label: '发布机关', max: 60 },
  source: { kind: 'line', label: '来源', max: LONGEST_SOURCE, hint: '公布的报刊、公报或网站及日期' },
  issueDate: { kind: 'day', label: '发布日期' },
  effectDate: { kind: 'day', label: '施行日期' },
  status: {
    kind: 'choice',
    label: '效力',
    isGiven: true,
    options: ['现行', '已修改', '已废止'].map(name => [name, name] as const),
  },
  body: {
    kind: 'formatted',
    label: '正文',
    required: true,
    placeholder: '可直接书写、粘贴全文，或在下方读入 Word 文件。以“第…条”“一、”开头的行和一级标题，各自成为一条',
  },
  attachments: { kind: 'attached', label: '附件' },
}

const KINDS = [
  ['law', '法律法规'],
  ['policy', '政策文件'],
  ['procedure', '业务规程'],
  ['classification', '分类指引'],
  ['template', '文书模板'],
  ['case', '典型案例'],
  ['reply', '答复口径'],
  ['interview', '接谈与疏导'],
  ['manual', '系统操作'],
  ['unit', '单位职责'],
] as const

const valuesOf = ({
  articles,
  attachments,
  issueDate,
  effectDate,
  validUntil,
  ownerId,
  owner,
  ...content
}: Content) => ({
  ...content,
  issueDate: issueDate ?? '',
  effectDate: effectDate ?? '',
  validUntil: validUntil ?? '',
  ownerId: ownerId ?? '',
  body: formattedText(articles),
  attachments: attachments as readonly ChosenFile[],
})

type Entered = ReturnType<typeof valuesOf>

const contentOf = ({
  body,
  attachments,
  issueDate,
  effectDate,
  validUntil,
  ownerId,
  ...entered
}: Entered): Written => ({
  ...entered,
  issueDate: issueDate || null,
  effectDate: effectDate || null,
  validUntil: validUntil || null,
  ownerId: ownerId || null,
  articles: formattedArticlesOf(body),
  attachments: fileIdsOf(attachments),
})

const problemsOf = ({ body, effectDate, validUntil }: Entered) => {
  const articles = formattedArticlesOf(body)
  if (articles.length === 0) return [{ field: 'body', text: '请填写正文' }]
  const problem = formattedProblem(body)
  if (problem) return [{ field: 'body', text: problem }]
  if (articles.length > MOST_ARTICLES) return told(`正文不能超过${MOST_ARTICLES}条，现有${articles.length}条`)
  const empty = articles.find(article => article.text === '')
  const long = articles.find(({ text }) => text.length > LONGEST_ARTICLE)
  if (long) return told(`“${long.no}”超过${LONGEST_ARTICLE}个字，请用一级标题分为多条`)
  return told(empty ? `“${empty.no}”没有内容，请补充或删除该条` : validityProblem({ effectDate, validUntil }))
}

/** What is written of a document, above all who answers for it: one of those who may renew it. */
function useEntries(owner = ''): Readonly<Record<string, DocumentEntry>> {
  const { data = [], isFetching } = useKnowledgeEditorsQuery({})
  const options = data.map(({ id, name, office }) => ({ value: id, label: `${name}（${office}）` }))
  const { body, attachments, ...heads } = ENTRIES
  return {
    ...heads,
    ownerId: {
      kind: 'listed',
      label: '负责人',
      hint: owner && `现负责人：${owner}`,
      list: { options, loading: isFetching, allowClear: true, placeholder: '到期前由其核对内容' },
    },
    validUntil: { kind: 'day', label: '有效期至' },
    ...(body && { body }),
    ...(attachments && { attachments }),
  }
}

interface EditDialogProps {
  readonly draft: Draft
  readonly onClose: () => void
}

/** Writes what is to be published next of a document. */
export function EditDialog({ draft: { id, version, content, remark }, onClose }: EditDialogProps) {
  const [save] = useKnowledgeSaveDraftMutation()
  return (
    <FormDialog
      title={`修改：${content.title}`}
      submits="保存草稿"
      width={960}
      entries={useEntries(content.owner)}
      values={valuesOf(content)}
      problemsOf={problemsOf}
      send={entered => save({ args: { id, version, content: contentOf(entered) } })}
      names={saveDraft.send}
      done="草稿已保存，提交审核并发布后读者才能看到"
      unsaved="修改的内容"
      lead={remark && <p className={styles.remark}>退回理由：{remark}</p>}
      onClose={onClose}
    >
      <ReadFile />
      <Preview />
    </FormDialog>
  )
}

const EMPTY: Content = {
  title: '',
  docNo: '',
  issuer: '',
  source: '',
  issueDate: null,
  effectDate: null,
  status: '现行',
  ownerId: null,
  owner: '',
  validUntil: null,
  articles: [],
  attachments: [],
}

/** A new document in a folder of the tree. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const [create] = useKnowledgeCreateDraftMutation()
  const { data = [], isFetching } = useKnowledgeTreeQuery({})
  const folders = data.filter(({ kind }) => kind === 'folder')
  const titles = new Map(folders.map(({ id, title }) => [id, title]))
  const options = folders.map(({ id, title, parentId }) => {
    const above = titles.get(parentId ?? '')
    return { value: id, label: above ? `${above} / ${title}` : title }
  })
  const entries: Readonly<Record<string, DocumentEntry>> = {
    parentId: {
      kind: 'listed',
      label: '所在目录',
      required: true,
      list: { options, loading: isFetching, placeholder: '输入名称查找' },
    },
    kind: { kind: 'choice', label: '类型', isListed: true, isGiven: true, options: KINDS },
    ...useEntries(),
  }
  return (
    <FormDialog
      title="新增知识内容"
      submits="保存草稿"
      width={960}
      entries={entries}
      values={{ ...valuesOf(EMPTY), parentId: '', kind: 'law' as (typeof KINDS)[number][0] }}
      problemsOf={entered => (entered.parentId ? problemsOf(entered) : told('请选择所在目录'))}
      send={({ parentId, kind, ...entered }) => create({ args: { parentId, kind, content: contentOf(entered) } })}
      names={saveDraft.send}
      done="草稿已保存，提交审核并发布后读者才能看到"
      unsaved="新增的内容"
      onClose={onClose}
    >
      <ReadFile />
      <Preview />
    </FormDialog>
  )
}
