import { z } from 'zod'
import { call, named } from './form'

/** 1 yes, 0 no. */
const yesNo = z.union([z.literal(0), z.literal(1)])

/** What may be done, one row per action. */
export const buttons = z.array(
  z.object({
    /** Button of the permission tree, like bl:transfer; the action's own name where it needs no permission. */
    code: z.string(),
    /** Last part of the call that does it, below `api/petitions/`. */
    action: z.string(),
    /** What the button says. */
    name: z.string(),
    /** 0 where the petition's state or the caller's part in it is not one in which it is done. */
    visible: yesNo,
    enabled: yesNo,
    /** Why it is not enabled; empty where it is. */
    reason: z.string(),
    /** 1 for the one action that waits to be done first. */
    primary: yesNo,
  }),
)

/** Which case, and out of which of the caller's to-dos, or for which organisation. */
export const ofCase = {
  petitionNo: named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符')),
  onBehalfOrgCode: named('bdljgdm', z.string().trim().max(50).default('')),
  todoId: named('dbid', z.string().trim().max(20).default('')),
}

/**
 * What the caller may do with a petition now, one row per action, in the order of a case. An action that no permission
 * of the caller gives has no row. `dbid` is the to-do out of which it would be done, `bdljgdm` the code of the
 * organisation for which the caller enters data; either says which step is meant where the caller has several.
 */
export const buttonStatus = call('POST', 'api/BlfsxxController/getButtonStatus', {
  form: ofCase,
  answer: buttons,
})
