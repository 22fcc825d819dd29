import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Registration } from './registration'

/** Where everybody has their own to-dos: without it, one's own would not be seen. */
const OWN_TODOS = 'toDoManage/personalToDo'
const FORMS: readonly Registration['form'][] = ['letter', 'phone', 'visit', 'simple']

/** Whether what a registrar takes in waits to be sorted by the registrar alone, who prefers it so. */
export async function prefersOwnList(db: Db, caller: Caller, { form }: Registration): Promise<boolean> {
  if (!FORMS.includes(form) || !caller.permissions.has(OWN_TODOS)) return false
  const post = await db
    .selectFrom('post')
    .where('id', '=', caller.postId)
    .select('handing_preference as preference')
    .executeTakeFirst()
  return post?.preference === 'personal'
}
