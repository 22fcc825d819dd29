import type { KnowledgeContent, WrittenContent } from '@portal/shared-lib/contract/knowledge-admin'
import { CLASSIFIED } from '@portal/shared-lib/contract/rules/classified-words'
import { classifiedIn, QUOTED_KINDS, validityProblem } from '@portal/shared-lib/contract/rules/knowledge'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import { readEditors } from './editors'

/** What is kept of what was written: the owner by name, too, as it was then. Refuses an owner who could not renew it. */
export async function contentToKeep(db: Db, written: WrittenContent, kind: string): Promise<KnowledgeContent> {
  refuseClassified(written, kind)
  const problem = validityProblem(written)
  if (problem) refuseRule(problem)
  if (!written.ownerId) return { ...written, owner: '' }
  const owner = (await readEditors(db)).find(({ id }) => id === written.ownerId)
  if (!owner) return refuseRule('所选负责人已不是知识管理员，请重新选择')
  return { ...written, owner: owner.name }
}

/** The office's own words hold no classified one; it is checked again when they are published: words are added. */
export function refuseClassified(content: WrittenContent, kind: string): void {
  if (!QUOTED_KINDS.includes(kind) && classifiedIn(content)) refuseRule(CLASSIFIED)
}

/** Content that was kept before documents had an owner has none, and no end. */
export const keptContent = (content: KnowledgeContent): KnowledgeContent =>
  Object.assign({ ownerId: null, owner: '', validUntil: null }, content)
