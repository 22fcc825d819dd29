import type { Reader } from '../../platform/files/may-open'
import { KNOWLEDGE_PAGE } from './page'

/** Whether the caller may open a file of the knowledge base: readers what is published, keepers all. */
export const readsByKnowledge: Reader = async (db, { permissions }, fileId) => {
  const found = await db.selectFrom('kb_file').where('file_id', '=', fileId).select('published').executeTakeFirst()
  if (!found) return false
  return permissions.has('zs:edit') || (found.published && permissions.has(KNOWLEDGE_PAGE))
}
