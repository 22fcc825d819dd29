import type { KnowledgeContent, WrittenContent } from '@portal/shared-lib/contract/knowledge-admin'
import { CLASSIFIED } from '@portal/shared-lib/contract/rules/classified-words'
import { settled } from '@portal/shared-lib/contract/rules/formatted-articles'
import {
  classifiedIn,
  LONGEST_ARTICLE,
  QUOTED_KINDS,
  validityProblem,
} from '@portal/shared-lib/contract/rules/knowledge'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import { readEditors } from './editors'
import { keepFiles } from './files'

interface Keeping {
  readonly db: Db
  readonly caller: Caller
}

/**
 * What is kept of what was written: the words of what is formatted, the owner by name, too, as it was then, and the
 * files, which belong to the document from now on. Refuses an owner who could not renew it.
 */
export async function contentToKeep(
  ask: Keeping,
  { id, kind }: { readonly id: string; readonly kind: string },
  written: WrittenContent,
): Promise<KnowledgeContent> {
  const articles = written.articles.map(settled)
  for (const { no, text } of articles) {
    if (text === '') refuseRule(`“${no}”没有内容，请补充或删除该条`)
    if (text.length > LONGEST_ARTICLE) refuseRule(`“${no}”超过${LONGEST_ARTICLE}个字，请分为多条`)
  }
  refuseClassified({ ...written, articles }, kind)
  const problem = validityProblem(written)
  if (problem) refuseRule(problem)
  const owner = await ownerOf(ask.db, written.ownerId)
  const attachments = await keepFiles(ask, id, articles, written.attachments)
  return { ...written, articles, owner, attachments }
}

async function ownerOf(db: Db, id: string | null): Promise<string> {
  if (!id) return ''
  const owner = (await readEditors(db)).find(each => each.id === id)
  return owner?.name ?? refuseRule('所选负责人已不是知识管理员，请重新选择')
}

/** The office's own words hold no classified one; it is checked again when they are published: words are added. */
export function refuseClassified(content: Parameters<typeof classifiedIn>[0], kind: string): void {
  if (!QUOTED_KINDS.includes(kind) && classifiedIn(content)) refuseRule(CLASSIFIED)
}

/** Content that was kept before documents had an owner, attachments and a source has none, and no end. */
export const keptContent = (content: KnowledgeContent): KnowledgeContent =>
  Object.assign({ source: '', ownerId: null, owner: '', validUntil: null, attachments: [] }, content)
