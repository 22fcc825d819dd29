import { z } from 'zod'
import { required } from './fields'
import { KNOWLEDGE_KINDS } from './knowledge-kinds'
import { SHORTEST_WORD } from './rules/search'

/** What is looked for in a tree, and where it stands: in titles first, literally or by their initials, then in texts. */
export const TREE_SEARCH = {
  background: true,
  json: {
    words: required('请输入要查找的内容')
      .min(SHORTEST_WORD, `请至少输入${SHORTEST_WORD}个字`)
      .max(50, '查找内容不能超过50个字'),
  },
  answer: z.object({
    hits: z.array(
      z.object({
        /** Of the folder or the document. */
        id: z.string(),
        title: z.string(),
        kind: z.enum(KNOWLEDGE_KINDS),
        /** Titles of the folders above it, the root first. */
        path: z.array(z.string()),
        /** Number of the article that holds the words; empty where the title does. */
        no: z.string(),
        /** What stands around them in the article. */
        excerpt: z.string(),
      }),
    ),
    /** Whether more was found than is shown. */
    more: z.boolean(),
  }),
} as const
