import { z } from 'zod'
import { officeText } from './action'
import { day, required } from './fields'
import { call, named } from './form'

const MOST = 100
const noneChosen = '请选择一条数据'
export const todoIds = named(
  'dbidList',
  z.array(z.string().max(20)).min(1, noneChosen).max(MOST, `一次最多处理${MOST}条`),
)
export const personId = named('userId', required('请选择人员'))

/** Each to-do succeeds or fails alone. */
export const outcome = z.object({
  done: z.int(),
  failed: z.array(
    z.object({ todoId: named('dbid', z.string()), petitionNo: named('xfjbh', z.string()), reason: z.string() }),
  ),
})

/** Takes several to-dos of the department for oneself. */
export const claimSeveral = call('POST', 'api/todos/claimSeveral', {
  writes: true,
  json: { todoIds },
  answer: outcome,
})

/** Gives to-dos of the department to one of its people. */
export const distribute = call('POST', 'api/todos/distribute', {
  writes: true,
  json: { todoIds, personId },
  answer: outcome,
})

/** What distributing them would change: who has each now and who would, and which are refused. Nothing is changed. */
export const previewDistribution = call('POST', 'api/todos/previewDistribution', {
  json: { todoIds, personId },
  answer: outcome.extend({
    moved: z.array(
      z.object({
        todoId: named('dbid', z.string()),
        petitionNo: named('xfjbh', z.string()),
        typeName: z.string(),
        /** Empty: nobody has it yet. */
        from: z.string(),
        to: z.string(),
      }),
    ),
  }),
})

/** Hands own to-dos on to a colleague of the organisation. */
export const handOn = call('POST', 'api/todos/handOn', {
  writes: true,
  json: {
    todoIds,
    personId,
    note: z.string({ error: '请填写转办说明' }).trim().min(2, '请填写转办说明').max(200, '转办说明不能超过200个字'),
  },
  answer: outcome,
})

/** Puts own to-dos back into the department's queue. */
export const release = call('POST', 'api/todos/release', { writes: true, json: { todoIds }, answer: outcome })

/** Asks to be reminded of own to-dos on a day to come; without a day, no more. */
export const remind = call('POST', 'api/todos/remind', {
  writes: true,
  json: {
    todoIds,
    remindOn: named('txrq', day.nullable()),
    note: named('txnr', officeText('提醒内容', { min: 0, max: 100 })),
  },
  answer: outcome,
})

/** To whom to-dos can be given: the people of the department, or of the whole organisation, with what they have open. */
export const assignees = call('POST', 'api/todos/assignees', {
  json: { within: z.enum(['department', 'organisation']) },
  answer: z.array(
    z.object({
      personId: named('userId', z.string()),
      name: z.string(),
      department: z.string(),
      open: z.int(),
      overdue: z.int(),
      /** Who has the person's new to-dos today; empty: the person. */
      deputy: z.string(),
    }),
  ),
})

const Deputy = z.object({
  deputyId: named('id', z.string()),
  personId: named('userId', z.string()),
  name: z.string(),
  fromDay: day,
  untilDay: day,
})

/** The deputies whom the caller has appointed, present and future ones. */
export const deputies = call('POST', 'api/todos/deputies', { json: {}, answer: z.array(Deputy) })

/** New to-dos go to the deputy from the first day to the last; what is there already stays. */
export const appointDeputy = call('POST', 'api/todos/appointDeputy', {
  writes: true,
  json: { personId, fromDay: day, untilDay: day },
  check: ({ fromDay, untilDay }: { fromDay: string; untilDay: string }, problem) => {
    if (untilDay < fromDay) problem('请填写正确的起止日期', 'untilDay')
  },
  answer: z.object({ deputyId: named('id', z.string()) }),
})

/** Ends a deputyship before its time. */
export const endDeputy = call('POST', 'api/todos/endDeputy', {
  writes: true,
  json: { deputyId: named('id', required(noneChosen)) },
  answer: z.null(),
})

/** Who can leave the caller's department: everybody with a post there but the caller. */
export const leavers = call('POST', 'api/todos/leavers', {
  json: {},
  answer: z.array(z.object({ personId: named('userId', z.string()), name: z.string(), department: z.string() })),
})

const leaverId = named('lgryId', required('请选择离岗人员'))

/** All that somebody of the caller's department has to hand over. */
export const workOf = call('POST', 'api/todos/workOf', {
  json: { leaverId },
  answer: z.object({
    todos: z.array(
      z.object({
        todoId: named('dbid', z.string()),
        petitionNo: named('xfjbh', z.string()),
        typeName: z.string(),
        summary: named('nrzy', z.string()),
      }),
    ),
    /** Petitions for which the person answers as a leader (领导包案) and that go on. */
    leaderCases: named(
      'baList',
      z.array(
        z.object({
          caseId: named('baid', z.string()),
          petitionNo: named('xfjbh', z.string()),
          summary: named('nrzy', z.string()),
        }),
      ),
    ),
    /** Delegations and deputyships that end with it. */
    delegations: z.int(),
  }),
})

/** Hands over everything that somebody has who leaves; all of it or nothing. */
export const handOver = call('POST', 'api/todos/handOver', {
  writes: true,
  json: {
    leaverId,
    /** Who has each to-do from then on. */
    receivers: z
      .array(z.object({ todoId: named('dbid', z.string().max(20)), personId: named('userId', z.string().max(50)) }))
      .max(9999),
    /** Who answers for each leader's case from then on. */
    leaders: named(
      'baldList',
      z
        .array(z.object({ caseId: named('baid', z.string().max(20)), personId: named('userId', z.string().max(50)) }))
        .max(9999)
        .default([]),
    ),
  },
  answer: z.object({ moved: z.int() }),
})
