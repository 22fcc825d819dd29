import { z } from 'zod'
import { dateTime, day, list, optionalText, page, required } from './fields'
import { call, named } from './form'

const Todo = z.object({
  todoId: named('dbid', z.string()),
  petitionNo: named('xfjbh', z.string()),
  /** What is to be done, like 待分办. */
  typeName: z.string(),
  /** Page that does it, with its parameters, below the base path. */
  url: z.string(),
  lamp: z.enum(['green', 'none', 'yellow', 'orange', 'red', 'grey']),
  dueAt: dateTime.nullable(),
  remainingDays: named('sysx', z.number().int().nullable()),
  receivedAt: dateTime,
  petitioner: named('xfr', z.string()),
  personCount: named('xfrs', z.number().int()),
  channelName: named('xfxs', z.string()),
  petitionDate: named('xfrq', day),
  placeName: named('wtsd', z.string()),
  categoryName: named('nrfl', z.string()),
  summary: named('nrzy', z.string()),
  source: named('lydw', z.string()),
  /** Empty: nobody has claimed it. */
  claimedBy: named('blr', z.string()),
})

/** Open to-dos, the most pressing first. `cursor` (from `next`) goes on where a page ended. */
export const todos = call('POST', 'api/todos/list', {
  json: {
    whose: z.enum(['department', 'personal']),
    keywords: optionalText(50),
    onlyUnclaimed: z.boolean().default(false),
    onlyUrgent: z.boolean().default(false),
    cursor: z.string().max(200).optional(),
    ...page,
  },
  answer: list(Todo),
})

/** Takes a to-do of the department for oneself. Refused with the other's name when somebody was faster. */
export const claim = call('POST', 'api/todos/claim', {
  writes: true,
  json: { todoId: named('dbid', required('请选择一条数据')) },
  answer: z.null(),
})

/** What waits with the caller on a petition, and where it is done; where nothing waits, the page that shows it. */
export const petitionTodo = call('POST', 'api/DbxxController/getDzMessageByXfjbh', {
  form: { petitionNo: named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符')) },
  answer: z.object({
    /** Handling, approval, or other. */
    family: named('type', z.enum(['db', 'sysp', 'qt'])),
    /** Page with its parameters, below the base path. */
    url: z.string(),
    /** Empty: nothing waits. */
    todoId: named('dbid', z.string()),
    /** '1': to be done there, '0': to be read. */
    editable: named('dzbz', z.enum(['0', '1'])),
    /** Type of the to-do. */
    code: z.string(),
  }),
})

/** What has come to the caller by others' doing since the caller last took note: at most 5, the latest first. */
export const newTodos = call('POST', 'api/todos/new', {
  answer: z.object({
    /** Whether the caller has asked for it; the list is empty where not. */
    wanted: z.boolean(),
    list: z.array(
      Todo.pick({ todoId: true, petitionNo: true, typeName: true, url: true, source: true }).extend({
        cameAt: dateTime,
      }),
    ),
  }),
})

/** Takes note of new to-dos, of which the caller is told from now on; or asks to be told no more. */
export const noteTodos = call('POST', 'api/todos/note', {
  writes: true,
  json: { wanted: z.boolean() },
  answer: z.null(),
})
