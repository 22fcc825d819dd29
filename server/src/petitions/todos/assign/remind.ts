import type { remind } from '@portal/shared-lib/contract/assignments'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { addDays, dayOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import type { HeldTodo } from './held'
import type { Moving } from './move'
import { refuseUnlessOwn } from './own'
import { withEach } from './several'

type Asked = CallInput<typeof remind>

const MOST_DAYS = 365

/** 设置提醒: on a day the caller is reminded of own to-dos; what was asked for of them before is forgotten. */
export async function remindOfTodos({ db, caller, at }: Moving, { todoIds, remindOn, note }: Asked) {
  const today = dayOf(at)
  if (remindOn !== null && (remindOn <= today || remindOn > addDays(today, MOST_DAYS)))
    refuseRule('提醒日期应在明天至一年之内')
  return await withEach(db, caller, todoIds, async todo => {
    refuseUnlessOwn(todo, caller)
    await forget(db, caller, todo)
    if (remindOn !== null) await keep(db, caller, todo, { remind_on: remindOn, note })
  })
}

async function forget(db: Db, { provinceCode }: Caller, { id }: HeldTodo): Promise<void> {
  await db.deleteFrom('todo_reminder').where('province_code', '=', provinceCode).where('todo_id', '=', id).execute()
}

async function keep(
  db: Db,
  { provinceCode, holderId }: Caller,
  { id }: HeldTodo,
  wish: { readonly remind_on: string; readonly note: string },
): Promise<void> {
  await db
    .insertInto('todo_reminder')
    .values({ province_code: provinceCode, todo_id: id, person_id: holderId, ...wish })
    .execute()
}
