import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { type NewMessage, sendMessage } from '../../messages/send'
import { editorIds } from './editors'

type OfDocument = Ask<{ readonly id: string }>

/** Those who may publish what another has written hear of it, but not whoever submits. Refuses where there is nobody else. */
export async function tellReviewers(ask: OfDocument, title: string): Promise<void> {
  const others = (await editorIds(ask.db)).filter(id => id !== ask.caller.personId)
  if (others.length === 0) refuseRule('没有其他知识管理员可以审核，请联系安全管理员授权后再提交')
  const text = `《${title}》已提交审核，请审核后发布或退回。`
  await tell(ask, { personIds: others, type: 'urging', text, opens: managedPage(ask.args.id, 'review') })
}

/** The author hears that readers now see it. */
export async function tellPublished(ask: OfDocument, authorId: string, title: string): Promise<void> {
  const text = `您编写的《${title}》已审核发布，读者现在可以看到。`
  await tell(ask, { personIds: [authorId], type: 'approved', text, opens: documentPage(ask.args.id) })
}

/** The author hears why it came back, and gets to writing where that is still theirs to do. */
export async function tellReturned(
  ask: Ask<{ readonly id: string; readonly remark: string }>,
  authorId: string,
  title: string,
): Promise<void> {
  const text = `您编写的《${title}》被退回修改：${ask.args.remark}`
  const mayWrite = (await editorIds(ask.db)).includes(authorId)
  const opens = mayWrite ? managedPage(ask.args.id, 'edit') : undefined
  await tell(ask, { personIds: [authorId], type: 'approvalReturned', text, opens })
}

interface Fault {
  readonly title: string
  readonly ownerId: string | null
  readonly words: string
}

/** Whoever answers for a document hears what a reader found wrong; where nobody does, all who administer it. */
export async function tellOfFault(ask: OfDocument, { title, ownerId, words }: Fault): Promise<void> {
  const editors = await editorIds(ask.db)
  const personIds = ownerId !== null && editors.includes(ownerId) ? [ownerId] : editors
  const text = `读者反馈《${title}》内容有误：${words}`
  await tell(ask, { personIds, type: 'urging', text, opens: managedPage(ask.args.id, 'feedback') })
}

interface Handled {
  readonly nodeId: string
  readonly title: string
  readonly givenBy: string
  /** Null where readers see it no longer. */
  readonly published: string | null
}

/** Who pointed out a fault hears what has become of it. */
export async function tellHandled(ask: Ask<{ readonly reply: string }>, of: Handled): Promise<void> {
  const text = `您反馈的《${of.title}》内容有误已处理：${ask.args.reply}`
  const opens = of.published === null ? undefined : documentPage(of.nodeId)
  await tell(ask, { personIds: [of.givenBy], type: 'report', text, opens })
}

const tell = ({ db, caller, services }: Ask<unknown>, message: Omit<NewMessage, 'at' | 'from'>) =>
  sendMessage(db, { ...message, at: services.now(), from: caller.userName })

/** The page where it is worked on, with what is to be done. */
export const managedPage = (id: string, act: 'review' | 'edit' | 'feedback') =>
  `/sys/knowledge?${new URLSearchParams({ open: id, act })}`

/** The page where it is read. */
const documentPage = (id: string) => `/knowledgeTreeContent?${new URLSearchParams({ id })}`
