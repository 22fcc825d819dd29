import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { onceADay } from '../../platform/jobs/once-a-day'
import type { Services } from '../../platform/services'
import { sendMessage } from '../../post/messages/send'
import { getTodoType } from './types'

/** Every day: who has asked for it is reminded of a to-do that is still open and still theirs. */
export const remindOfToday = (services: Services): Promise<void> =>
  onceADay(services, 'todoReminders', async db => {
    const at = services.now()
    for (const { personId, ...reminder } of await takeDue(db, services.config.provinceCode, at))
      await sendMessage(db, { personIds: [personId], type: 'handlingWarning', text: textOf(reminder), at })
  })

/** Of several servers one takes them, and each is taken once. */
async function takeDue(db: Db, provinceCode: string, at: Date) {
  return await db
    .updateTable('todo_reminder as reminder')
    .from('todo')
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'todo.province_code').onRef('petition.id', '=', 'todo.petition_id'),
    )
    .set({ told_at: at })
    .where('reminder.province_code', '=', provinceCode)
    .where('remind_on', '<=', dayOf(at))
    .where('told_at', 'is', null)
    .whereRef('todo.province_code', '=', 'reminder.province_code')
    .whereRef('todo.id', '=', 'reminder.todo_id')
    .whereRef('todo.person_id', '=', 'reminder.person_id')
    .where('todo.done_at', 'is', null)
    .returning(['reminder.person_id as personId', 'note', 'todo_type as type', 'petition_no as petitionNo'])
    .execute()
}

const textOf = ({ petitionNo, type, note }: { petitionNo: string; type: string; note: string }): string =>
  `您设置的提醒：信访件${petitionNo}${getTodoType(type).name}${note && `，${note}`}。`
