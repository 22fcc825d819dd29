import { z } from 'zod'
import { petitionNo, version } from './action'
import { checkAction, fieldsOfAction } from './action-schema'
import { call, named } from './form'
import { closeDirectly } from './rules/actions/close-directly'

const MOST_LETTERS = 100

const { fileIds: _, ...ofSeveral } = fieldsOfAction(closeDirectly)

/** Several letters alike, each succeeds or fails alone. What is withdrawn has a statement of its own, and is closed alone. */
export const closeDirectlyMany = call('POST', 'api/petitions/closeDirectlyMany', {
  writes: true,
  slow: true,
  json: {
    letters: named(
      'xfjList',
      z
        .array(z.object({ petitionNo, version }))
        .min(1, '请选择需要办结的信件')
        .max(MOST_LETTERS, `一次最多办结${MOST_LETTERS}件`),
    ),
    ...ofSeveral,
    closeType: named('bjlx', z.enum(['10', '02', '11', '09'], { error: '请选择可以批量办理的办结方式和办结理由' })),
  },
  check: (args: Record<string, unknown>, problem) => checkAction(closeDirectly, args, problem),
  answer: z.object({
    closed: z.int(),
    failed: z.array(z.object({ petitionNo: named('xfjbh', z.string()), reason: z.string() })),
  }),
})
