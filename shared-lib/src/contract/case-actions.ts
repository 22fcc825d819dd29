import { z } from 'zod'
import { action, petitionNo, version } from './action'
import { checkAction, fieldsOfAction } from './action-schema'
import { call, named } from './form'
import { ACTIONS } from './rules/actions/index'

const MOST_LETTERS = 100

/** 并案: it goes on as part of the main petition. */
export const merge = action(ACTIONS.merge)

/** 撤销并案: while the main petition is open. */
export const unmerge = action(ACTIONS.unmerge)

/** 作废: what was registered in error. */
export const voidPetition = action(ACTIONS.voidPetition)

/** 标记重大紧急或扬言: with what has happened, or the words of the threat. */
export const flagUrgent = action(ACTIONS.flagUrgent)

/** 解除标记. */
export const liftFlag = action(ACTIONS.liftFlag)

/** 信访人撤回: by a statement, of a joint petition by that of every main petitioner. */
export const withdraw = action(ACTIONS.withdraw)

/** 信件办结登记: a letter that never enters dispatch. */
export const closeDirectly = action(ACTIONS.closeDirectly)

const { fileIds: _, ...ofSeveral } = fieldsOfAction(ACTIONS.closeDirectly)

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
  check: (args: Record<string, unknown>, problem) => checkAction(ACTIONS.closeDirectly, args, problem),
  answer: z.object({
    closed: z.int(),
    failed: z.array(z.object({ petitionNo: named('xfjbh', z.string()), reason: z.string() })),
  }),
})

/** 撤销办结. */
export const undoDirectClosing = action(ACTIONS.undoDirectClosing)
