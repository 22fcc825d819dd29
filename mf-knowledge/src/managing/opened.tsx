import { asPortalError, notify } from '@portal/shared-lib'
import { Dialog, Loading, Question, Trouble } from '@portal/shared-lib/page'
import {
  type Draft,
  type Managed,
  useKnowledgeDiscardDraftMutation,
  useKnowledgeDraftQuery,
  useKnowledgeRetireDocumentMutation,
  useKnowledgeSubmitDraftMutation,
} from './api'
import { CategoriesDialog } from './categories-dialog'
import { EditDialog } from './edit-dialog'
import { FeedbackDialog } from './feedback-dialog'
import { ReviewDialog } from './review-dialog'
import { VersionsDialog } from './versions-dialog'

/** What can be done with a document. */
export const ACTS = {
  edit: '修改',
  submit: '提交审核',
  review: '审核',
  versions: '版本',
  feedback: '反馈',
  categories: '关联分类',
  discard: '舍弃草稿',
  retire: '停用',
} as const
export type Act = keyof typeof ACTS

/** What its state allows. */
export function actsOf({ state, version }: Managed): Act[] {
  const held: Act[] = state === 'submitted' ? ['review'] : ['edit']
  const next: Act[] = state === 'draft' ? ['submit', 'discard'] : []
  const published: Act[] = version > 0 ? ['categories'] : []
  return [
    ...held,
    ...next,
    'versions',
    'feedback',
    ...published,
    ...(state === 'published' ? (['retire'] as const) : []),
  ]
}

interface OpenedProps {
  readonly of: Managed
  readonly act: Act
  readonly onClose: () => void
}

/** The dialog of what is being done with a document. */
export function Opened({ of, act, onClose }: OpenedProps) {
  const { currentData, error, refetch } = useKnowledgeDraftQuery({ id: of.id }, { refetchOnMountOrArgChange: true })
  if (act === 'categories') return <CategoriesDialog of={of} onClose={onClose} />
  if (act === 'feedback') return <FeedbackDialog of={of} onClose={onClose} />
  if (!currentData)
    return (
      <Dialog title={`${ACTS[act]}：${of.title}`} onClose={onClose}>
        {error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Dialog>
    )
  if (act === 'edit') return <EditDialog draft={currentData} onClose={onClose} />
  if (act === 'review') return <ReviewDialog draft={currentData} onClose={onClose} />
  if (act === 'versions') return <VersionsDialog draft={currentData} onClose={onClose} />
  return <Sure draft={currentData} act={act} onClose={onClose} />
}

const SURE = {
  discard: {
    text: '未发布的修改和其中上传的图片、附件将被删除，不能恢复；从未发布过的内容会整篇删除。确定舍弃吗？',
    leave: '舍弃草稿',
    done: '草稿已舍弃',
  },
  submit: {
    text: '提交后由其他知识管理员审核，退回或发布前不能再修改。确定提交吗？',
    leave: '提交',
    done: '已提交审核',
  },
  retire: { text: '停用后读者不再找到，收藏随之取消；可修改后重新发布。确定停用吗？', leave: '停用', done: '已停用' },
} as const

interface SureProps {
  readonly draft: Draft
  readonly act: keyof typeof SURE
  readonly onClose: () => void
}

function Sure({ draft: { id, version, content }, act, onClose }: SureProps) {
  const [submit] = useKnowledgeSubmitDraftMutation()
  const [discard] = useKnowledgeDiscardDraftMutation()
  const [retire] = useKnowledgeRetireDocumentMutation()
  const { text, leave, done } = SURE[act]
  const go = async () => {
    const { error } = await { submit, discard, retire }[act]({ args: { id, version } })
    if (error) notify.warning(asPortalError(error).message)
    else notify.success(done)
    onClose()
  }
  return (
    <Question
      text={`《${content.title}》：${text}`}
      leave={leave}
      stay="取消"
      onAnswer={isSure => (isSure ? void go() : onClose())}
    />
  )
}
