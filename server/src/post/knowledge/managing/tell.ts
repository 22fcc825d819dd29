import type { Ask } from '../../../platform/route'
import { type NewMessage, sendMessage } from '../../messages/send'
import { editorIds } from './editors'

type OfDocument = Ask<{ readonly id: string }>

/** Those who may publish what another has written hear of it, but not whoever submits. */
export async function tellReviewers(ask: OfDocument, title: string): Promise<void> {
  const others = (await editorIds(ask.db)).filter(id => id !== ask.caller.personId)
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

const tell = ({ db, caller, services }: OfDocument, message: Omit<NewMessage, 'at' | 'from'>) =>
  sendMessage(db, { ...message, at: services.now(), from: caller.userName })

/** The page where it is worked on, with what is to be done. */
export const managedPage = (id: string, act: 'review' | 'edit') =>
  `/sys/knowledge?${new URLSearchParams({ open: id, act })}`

/** The page where it is read. */
const documentPage = (id: string) => `/knowledgeTreeContent?${new URLSearchParams({ id })}`
