import { type RawBuilder, sql } from 'kysely'
import { mayKnowTodo } from '../../../petitions/access/wall'
import { todoAddress } from '../../../petitions/todos/address'
import { countSets } from '../../../petitions/todos/count-sets'
import { departmentSets, IS_SIMPLE, isOfSets, personalSets, type SetsOf } from '../../../petitions/todos/sets'
import { getTodoType } from '../../../petitions/todos/types'
import { by, byDayAbout, byIfAny, column, field } from '../make'
import { PETITION_COLUMNS, PETITION_FIELDS, withPetition } from '../petition-parts'
import type { Asker, Column, Field, View } from '../view'

/** SQL of open to-dos with their petition, their step and whoever has, sent or receives it; more tables can follow. */
const tables = (more: RawBuilder<unknown>) => sql`todo ${withPetition('todo')}
  left join person as holder on holder.id = todo.person_id
  left join organisation as source on source.id = todo.source_org_id
  left join handling_step as step on step.province_code = todo.province_code and step.id = todo.step_id
  left join organisation as unit on unit.id = step.to_org_id ${more}`

const openOf = ({ caller, now }: Asker, setsOf: SetsOf) => sql`todo.province_code = ${caller.provinceCode}
  and todo.dept_id = ${caller.deptId} and todo.done_at is null and ${isOfSets(caller, setsOf(caller), now)}
  and ${mayKnowTodo(caller)}`

const TODO_COLUMNS: Readonly<Record<string, Column>> = {
  ...PETITION_COLUMNS,
  dbid: column('todo.id'),
  todoType: column('todo.todo_type'),
  dueAt: column('todo.due_at', 'instant'),
  receivedAt: column('todo.created_at', 'instant'),
  lydw: column('source.company_name'),
  unit: column('unit.company_name'),
  blr: column('holder.user_name'),
}

/** The limit of a to-do, by which lists are filtered and home pages count. */
export const DUE = field('办理时限', 'instant', 'todo.due_at')

const TODO_FIELDS: Readonly<Record<string, Field>> = {
  ...PETITION_FIELDS,
  todoType: field('任务', 'code', 'todo.todo_type'),
  lamp: field('灯', 'lamp', 'todo'),
  blr: field('领取人', 'text', sql`coalesce(holder.user_name, '')`),
  blrId: field('领取人账号', 'code', 'todo.person_id'),
  lydw: field('来源单位', 'text', 'source.company_name'),
  unit: field('单位', 'text', 'unit.company_name'),
  dueAt: DUE,
}

/** The first two go along an index. Other instants sort what waits in the department, which is read along one. */
const SORTS = {
  dueAt: byIfAny('todo.due_at'),
  receivedAt: by('todo.created_at'),
  xfrq: byDayAbout('petition.petition_date'),
}

interface TodoList {
  readonly pages: readonly string[]
  readonly setsOf: SetsOf
  readonly tables?: RawBuilder<unknown>
  readonly columns?: Readonly<Record<string, Column>>
  readonly fields?: Readonly<Record<string, Field>>
  readonly sorts?: View['sorts']
  readonly order?: View['order']
}

/** A list of open to-dos: those that its badge counts. */
export const todoView = ({ pages, setsOf, tables: more = sql``, columns, fields, sorts, order }: TodoList): View => ({
  pages,
  from: () => tables(more),
  total: (db, { caller, now }) => countSets(db, caller, setsOf(caller), now),
  where: asker => openOf(asker, setsOf),
  id: sql.ref('todo.id'),
  columns: { ...TODO_COLUMNS, ...columns },
  limitOf: 'todo',
  fields: { ...TODO_FIELDS, ...fields },
  sorts: { ...SORTS, ...sorts },
  order: order ?? { field: 'dueAt', descending: false },
  also: ({ todoType, xfjbh, dbid }) => ({
    typeName: getTodoType(String(todoType)).name,
    url: todoAddress(String(todoType), { petitionNo: String(xfjbh), todoId: String(dbid) }),
  }),
})

/** Of whoever has the to-do, not of whoever had it. */
const REMINDER = sql`left join todo_reminder as reminder on reminder.province_code = todo.province_code
  and reminder.todo_id = todo.id and reminder.person_id = todo.person_id`

const PAGES = { department: 'toDoManage/departToDo', personal: 'toDoManage/personalToDo' }

/** 部门待办 and 个人待办. */
export const TODO_VIEWS = {
  v_dbx_depart: todoView({ pages: [PAGES.department], setsOf: caller => departmentSets(caller) }),
  v_dbx_personal: todoView({
    pages: [PAGES.personal],
    setsOf: personalSets,
    tables: REMINDER,
    columns: {
      reminder: column(sql`coalesce(reminder.remind_on || ' ' || reminder.note, '')`),
      remindOn: column(sql`coalesce(reminder.remind_on::text, '')`),
      remindNote: column(sql`coalesce(reminder.note, '')`),
    },
    fields: {
      remindOn: field('提醒日期', 'day', 'reminder.remind_on'),
      simple: field('简易办理', 'code', sql`case when ${IS_SIMPLE} then '1' else '0' end`),
    },
  }),
}
