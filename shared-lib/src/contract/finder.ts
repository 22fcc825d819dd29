import { z } from 'zod'
import { required } from './fields'
import { call, named } from './form'

const MOST_WORDS = 100

/**
 * 快速查找, what the server knows of it, the best of each kind: petitions by the beginning of their number, and for
 * whoever may query also by the name of a petitioner or by words of the summary; people as addresses, and articles of
 * the knowledge base for whoever has its page.
 */
export const find = call('POST', 'api/finder/find', {
  json: { words: required('请输入要查找的内容').max(MOST_WORDS, `查找内容不能超过${MOST_WORDS}个字`) },
  answer: z.object({
    cases: z.array(
      z.object({
        petitionNo: named('xfjbh', z.string()),
        /** Masked. */
        petitioner: named('xfr', z.string()),
        summary: named('nrzy', z.string()),
        state: z.string(),
      }),
    ),
    people: z.array(z.object({ loginAccount: z.string(), userName: z.string(), orgName: z.string() })),
    articles: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
})
