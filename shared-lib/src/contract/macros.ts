import { z } from 'zod'
import { nothing, required } from './fields'
import { call } from './form'
import { MOST_RECEIVERS } from './rules/actions/handing'
import { ACTION_NAMES } from './rules/actions/index'
import { LONGEST_MACRO_NAME, MACRO_ACTIONS, macroProblems } from './rules/macro'

const Unit = z.object({ orgId: z.string().min(1).max(50), isLead: z.boolean() })

/** More than any entry of an action may hold. */
const LONGEST = 5000
const MOST_CODES = 50

const Value = z.union([
  z.string().trim().max(LONGEST),
  z.array(z.string().max(50)).max(MOST_CODES),
  z.array(Unit).max(MOST_RECEIVERS),
])

/** By the names of the action's entries. */
const Values = z.record(z.string().max(50), Value)

const kept = {
  name: required('请填写名称').max(LONGEST_MACRO_NAME, `名称不能超过${LONGEST_MACRO_NAME}个字`),
  action: z.enum(ACTION_NAMES, { error: '请选择办理操作' }),
  values: Values,
  /** With everybody of the organisation. */
  shared: z.boolean().default(false),
}

/** 常用操作: what the caller fills in again and again, by name, then what colleagues share with their organisation. */
export const macros = call('POST', 'api/macros/list', {
  json: {},
  answer: z.array(
    z.object({
      macroId: z.string(),
      ...kept,
      /** The organisations that it names; `problem`: why one cannot receive any more, empty: it can. */
      units: z.array(z.object({ orgId: z.string(), name: z.string(), problem: z.string() })),
      /** Who shares it; empty: it is the caller's own. */
      owner: z.string(),
    }),
  ),
})

/** Saves a new one, or one of the caller's own in place of what it was. Nothing is done to any petition. */
export const saveMacro = call('POST', 'api/macros/save', {
  writes: true,
  json: { macroId: z.string().max(20).default(''), ...kept },
  check: ({ action, values }, problem) => {
    if (!MACRO_ACTIONS.includes(action)) problem('该操作不能存为常用操作', 'action')
    else for (const { text, field } of macroProblems(action, values)) problem(text, field)
  },
  answer: z.object({ macroId: z.string() }),
})

export const removeMacro = call('POST', 'api/macros/remove', {
  writes: true,
  json: { macroId: required('请选择一条数据').max(20) },
  answer: nothing,
})
