import { randomUUID } from 'node:crypto'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { OVERDUE_WORDS } from '@portal/shared-lib/contract/rules/actions/urge'
import type { urgeMany as call, urgeable } from '@portal/shared-lib/contract/urging'
import { lockTogether } from '../../petitions/record/scope'
import { movingTogether } from '../../petitions/todos/counter'
import { refusalOf } from '../../petitions/todos/in-savepoint'
import type { Db } from '../../platform/database/connect'
import { undone } from '../../platform/database/undone'
import type { Ask } from '../../platform/route'
import { act } from '../../workflow/engine/act'
import { urge } from '../../workflow/oversight/urge'
import { type Overdue, readOverdue } from './overdue'

type Urgeable = CallAnswer<typeof urgeable>
type Listed = Pick<Overdue, 'petitionNo' | 'version'>

/** What would be sent to whom: each is urged, and all of it undone. */
export const previewUrges = (ask: Ask<CallInput<typeof urgeable>>): Promise<Urgeable> =>
  undone(ask.services, async db => {
    const { caller, args, services } = ask
    const overdue = await readOverdue({ db, caller, now: services.now() }, args)
    const petitions: Urgeable['petitions'] = []
    for (const { id, petitionNo, version, overdueDays } of overdue) {
      const reason = await urgeOne({ ...ask, db, requestId: randomUUID() }, { petitionNo, version }, OVERDUE_WORDS)
      const asked = reason === undefined ? await readAsked(db, caller.provinceCode, id) : undefined
      petitions.push({ petitionNo, version, overdueDays, office: '', person: '', ...asked, reason: reason ?? '' })
    }
    return { total: overdue[0]?.total ?? 0, petitions }
  })

/** Urges each as if it were alone: what one is refused leaves the others as they are. */
export const urgeMany = (ask: Ask<CallInput<typeof call>>): Promise<CallAnswer<typeof call>> =>
  movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const { petitions, text } = ask.args
    const each = new Map(petitions.map(one => [one.petitionNo, one]))
    await lockTogether(ask.db, ask.caller.provinceCode, [...each.keys()])
    const failed = []
    for (const one of each.values()) {
      const reason = await urgeOne(ask, one, text)
      if (reason !== undefined) failed.push({ petitionNo: one.petitionNo, reason })
    }
    return { urged: each.size - failed.length, failed }
  })

const urgeOne = (ask: Ask<unknown>, one: Listed, text: string): Promise<string | undefined> =>
  refusalOf(ask.db, ask.caller.provinceCode, () =>
    act(urge, { ...ask, args: { ...one, text, todoId: '', paperId: '' } }),
  )

/** Who was asked to reply last. */
const readAsked = (db: Db, provinceCode: string, petitionId: string) =>
  db
    .selectFrom('todo')
    .innerJoin('organisation', 'organisation.id', 'todo.org_id')
    .leftJoin('person', 'person.id', 'todo.person_id')
    .where('todo.province_code', '=', provinceCode)
    .where('todo.petition_id', '=', petitionId)
    .where('todo.todo_type', '=', 'urgeReply')
    .where('todo.done_at', 'is', null)
    .orderBy('todo.id', 'desc')
    .select(eb => ['organisation.company_name as office', eb.fn.coalesce('user_name', eb.val('')).as('person')])
    .limit(1)
    .executeTakeFirst()
