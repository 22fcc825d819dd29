import { z } from 'zod'
import { day, nothing } from './fields'
import { call } from './form'
import { KNOWLEDGE_KINDS } from './knowledge'
import { MOST_CATEGORIES } from './rules/knowledge'

const id = z.string().trim().min(1).max(40)
/** A code of DM_NRFL, of any level. */
const category = z.string().regex(/^\d{6}$/, '请选择内容分类')

/** All documents of the knowledge base as who administers them sees them, in the order of the tree. */
export const managedDocuments = call('POST', 'api/knowledge/managed', {
  json: {},
  answer: z.array(
    z.object({
      id,
      title: z.string(),
      kind: z.enum(KNOWLEDGE_KINDS),
      docNo: z.string(),
      status: z.string(),
      /** Titles of the folders above it, the root first. */
      path: z.array(z.string()),
      categories: z.array(z.object({ code: z.string(), name: z.string() })),
      version: z.int(),
      /** Who has changed it last and when; empty and null where nobody has. */
      changedBy: z.string(),
      changedOn: day.nullable(),
    }),
  ),
})

/** Which categories of petitions a document is about, in place of those before; `version` as its changer saw it. */
export const setCategories = call('POST', 'api/knowledge/setCategories', {
  writes: true,
  json: {
    id,
    version: z.int(),
    categories: z.array(category).max(MOST_CATEGORIES, `最多关联${MOST_CATEGORIES}个内容分类`),
  },
  answer: nothing,
})
