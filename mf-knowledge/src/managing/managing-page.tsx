import { onDemand, WhileLoading } from '@portal/shared-lib'
import { DRAFT_STATES } from '@portal/shared-lib/contract/rules/knowledge'
import { Button, Loading, Page, Pager, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { type ReactNode, useState } from 'react'
import { Marked } from '../search/marked'
import { useSought } from '../tree/tree-hits'
import { type Managed, useKnowledgeManagedQuery, useKnowledgeSearchManagedQuery } from './api'
import { CreateDialog } from './edit-dialog'
import styles from './managing.module.css'
import { ACTS, type Act, actsOf, Opened } from './opened'

const ON_A_PAGE = 20

const ArrangingView = onDemand(() => import('./arranging/arranging-view'))

/** /sys/knowledge: what the knowledge base holds, and by `?view=tree` the order of its tree. */
export default function ManagingPage() {
  const [asked, ask] = useSearchParams()
  const isArranging = asked.get('view') === 'tree'
  const [isCreating, setCreating] = useState(false)
  return (
    <Page
      action={
        <>
          <Button onClick={() => ask(isArranging ? {} : { view: 'tree' })}>
            {isArranging ? '返回内容列表' : '调整目录'}
          </Button>
          <Button type="primary" onClick={() => setCreating(true)}>
            新增知识内容
          </Button>
        </>
      }
    >
      {isArranging ? (
        <WhileLoading fallback={<Loading />}>
          <ArrangingView />
        </WhileLoading>
      ) : (
        <Contents />
      )}
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </Page>
  )
}

/**
 * The documents of the knowledge base, from draft to retired, and the categories that each is about.
 * What is asked for stands in the address: `?words=…&only=unlinked&page=2`. A message opens a document by
 * `?open=…&act=review`.
 */
function Contents() {
  const { data, error, isFetching, refetch } = useKnowledgeManagedQuery({}, { refetchOnMountOrArgChange: true })
  const [asked, ask] = useSearchParams()
  const [opened, open] = useState<{ of: Managed; act: Act }>()
  const [isClosed, setClosed] = useState(false)
  const named = data?.find(({ id }) => id === asked.get('open'))
  const words = asked.get('words') ?? ''
  const only = asked.get('only') ?? ''
  const look = (next: { words?: string; only?: string; page?: number }) => {
    const { words: held, only: shown, page: to } = { words, only, page: 1, ...next }
    ask(
      { ...(held && { words: held }), ...(shown && { only: shown }), ...(to > 1 && { page: String(to) }) },
      { replace: true },
    )
  }
  const sought = useSought(words)
  const { currentData: inTexts } = useKnowledgeSearchManagedQuery({ words: sought }, { skip: !sought })
  const texts = new Map(inTexts?.hits.toReversed().flatMap(hit => (hit.no ? [[hit.id, hit]] : [])))
  const found = data?.filter(row => isShown(row, only) && (holds(row, words.trim()) || texts.has(row.id)))
  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / ON_A_PAGE))
  const page = Math.min(Math.max(1, Math.trunc(Number(asked.get('page'))) || 1), pages)
  return (
    <>
      <div className={styles.list}>
        <p className={styles.hint}>
          法规、政策关联内容分类后，属于该分类的信访件计入政策关联分析；同名的各版本合为一项，关联任一版本即可。
        </p>
        <div className={styles.filters}>
          <input
            type="search"
            aria-label="按标题、目录或条文查找"
            placeholder="按标题、目录或条文查找"
            maxLength={50}
            value={words}
            onChange={({ target }) => look({ words: target.value })}
          />
          <select aria-label="显示范围" value={only} onChange={({ target }) => look({ only: target.value })}>
            {Object.entries(SHOWN).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {inTexts?.more && <p className={styles.hint}>条文中的内容较多，只列出前一部分，请再输入几个字</p>}
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable
            rows={found?.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE)}
            rowKey="id"
            label="知识内容"
            columns={columnsWith(
              (of, act) => open({ of, act }),
              id => <Excerpt words={sought} hit={texts.get(id)} />,
            )}
            loading={isFetching && !data}
            hint="没有符合条件的知识内容，请换个词或改为显示全部"
          />
        </WhileLoading>
        <Pager
          place={`第 ${page} 页，共 ${pages} 页`}
          total={found?.length}
          back={page > 1 ? () => look({ page: page - 1 }) : undefined}
          forth={page < pages ? () => look({ page: page + 1 }) : undefined}
        />
      </div>
      {opened && <Opened {...opened} onClose={() => open(undefined)} />}
      {named && !isClosed && <Named of={named} act={asked.get('act')} onClose={() => setClosed(true)} />}
    </>
  )
}

interface ExcerptProps {
  readonly words: string
  readonly hit: { readonly no: string; readonly excerpt: string } | undefined
}

/** Where the words stand in the text. */
const Excerpt = ({ words, hit }: ExcerptProps) =>
  hit && (
    <p className={styles.hint}>
      {hit.no} <Marked text={hit.excerpt} marks={[words]} />
    </p>
  )

interface NamedProps {
  readonly of: Managed
  readonly act: string | null
  readonly onClose: () => void
}

/** What the address asks to do with a document; where its state allows that no longer, what has become of it. */
function Named({ of, act, onClose }: NamedProps) {
  const [chosen] = useState(() => actsOf(of).find(each => each === act) ?? 'versions')
  return <Opened of={of} act={chosen} onClose={onClose} />
}

const SHOWN = {
  '': '全部',
  laws: '法规政策',
  unlinked: '未关联分类的法规政策',
  submitted: '待审核',
  draft: '草稿',
  retired: '已停用',
  expired: '已过期',
  soon: '30天内到期',
  faults: '有待处理的反馈',
} as const

const COUNTED: readonly Managed['kind'][] = ['law', 'policy']

function isShown({ kind, state, categories, validity, faults }: Managed, only: string): boolean {
  if (only === 'laws') return COUNTED.includes(kind)
  if (only === 'unlinked') return COUNTED.includes(kind) && categories.length === 0
  if (only === 'faults') return faults > 0
  return only === '' || state === only || validity === only
}

const holds = ({ title, path }: Managed, words: string) => [title, ...path].some(text => text.includes(words))

const labelOf = ({ faults }: Managed, act: Act) => (act === 'feedback' && faults > 0 ? `反馈（${faults}）` : ACTS[act])

const ENDING = { soon: '30天内到期', expired: '已过期' } as const

const columnsWith = (
  open: (row: Managed, act: Act) => void,
  excerptOf: (id: string) => ReactNode,
): Column<Managed>[] => [
  {
    title: '标题',
    dataIndex: 'title',
    width: 200,
    render: (title: Managed['title'], { id }) => (
      <>
        {title}
        {excerptOf(id)}
      </>
    ),
  },
  { title: '文号', dataIndex: 'docNo', width: 130 },
  { title: '所在目录', dataIndex: 'path', width: 160, render: (path: Managed['path']) => path.join(' / ') },
  { title: '状态', dataIndex: 'state', width: 70, render: (state: Managed['state']) => DRAFT_STATES[state] },
  { title: '效力', dataIndex: 'status', width: 70 },
  { title: '负责人', dataIndex: 'owner', width: 76 },
  {
    title: '有效期至',
    dataIndex: 'validUntil',
    width: 110,
    render: (_, { validUntil, validity }) => (
      <>
        {validUntil}
        {validity !== '' && <span className={styles[validity]}>{ENDING[validity]}</span>}
      </>
    ),
  },
  {
    title: '关联的内容分类',
    dataIndex: 'categories',
    width: 160,
    render: (categories: Managed['categories']) => categories.map(({ name }) => name).join('、'),
  },
  {
    title: '最后修改',
    key: 'changed',
    width: 180,
    render: (_, row) => `${row.changedBy} ${row.changedOn ?? ''}`.trim(),
  },
  {
    title: '操作',
    key: 'rowActions',
    width: 250,
    fixed: 'right',
    render: (_, row) => (
      <span className={styles.actions}>
        {actsOf(row).map(act => (
          <button
            key={act}
            type="button"
            className={styles.action}
            aria-label={`${labelOf(row, act)}：${row.title}`}
            onClick={() => open(row, act)}
          >
            {labelOf(row, act)}
          </button>
        ))}
      </span>
    ),
  },
]
