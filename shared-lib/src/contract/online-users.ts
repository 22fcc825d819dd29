import { z } from 'zod'
import { dateTime, nothing } from './fields'
import { call, named } from './form'
import { SESSIONS_PAGE } from './rules/online-users'

const session = named('hhbs', z.string().regex(/^[0-9a-f]{16}$/))

/** Open sessions of the province, those seen last first. */
export const onlineUsers = call('POST', 'api/onlineUsers/list', {
  json: {
    /** Part of a name, an account or an organisation's name. */
    text: named('gjz', z.string().trim().max(100).default('')),
    pageNumber: named('pageNum', z.int().min(1).max(100_000).default(1)),
  },
  answer: z.object({
    total: z.int(),
    list: z
      .array(
        z.object({
          /** As the audit calls it. */
          session,
          person: named('xm', z.string()),
          account: named('zh', z.string()),
          organisation: named('dwmc', z.string()),
          department: named('bmmc', z.string()),
          roles: named('jsList', z.array(z.string())),
          openedAt: named('dlsj', dateTime),
          seenAt: named('hdsj', dateTime),
          isOwn: named('bjb', z.boolean()),
        }),
      )
      .max(SESSIONS_PAGE),
  }),
})

/** Ends a session, or with `all` every one of its person; whoever sits there has to sign in again. */
export const endUserSession = call('POST', 'api/onlineUsers/end', {
  json: { session, all: named('qbb', z.boolean().default(false)) },
  writes: true,
  answer: nothing,
})
