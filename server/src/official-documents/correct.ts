import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import {
  OFFICIAL_LENGTH as LENGTH,
  OFFICIAL_ACTIONS,
  OFFICIAL_STATE as STATE,
} from '@portal/shared-lib/contract/rules/official-document'
import { movingTogether } from '../petitions/todos/counter'
import type { Ask } from '../platform/route'
import { type Acted, finish, lockToAct } from './act'
import { receiversOf, writeReceivers } from './receivers'
import { addEntry, changeDocument } from './row'

/** 更正: what was sent stays as it is; a draft about the same begins, which takes its place once it is sent. */
export function correct(ask: Ask<CallInput<typeof contract.correct>>): Promise<Acted> {
  const { db, caller, args, services } = ask
  return movingTogether(db, caller.provinceCode, async () => {
    const at = services.now()
    const { row: old } = await lockToAct(db, caller, { ...args, action: 'correct' }, at)
    const { name } = OFFICIAL_ACTIONS.correct
    const { province_code, kind, urgency, body, petition_id, org_id } = old
    const row = await db
      .insertInto('official_document')
      .values({
        province_code,
        kind,
        urgency,
        body,
        petition_id,
        org_id,
        incoming: false,
        title: `${name}：${old.title}`.slice(0, LENGTH.title.max),
        dept_id: caller.deptId,
        drafter_id: caller.holderId,
        state: STATE.draft,
        replaces_id: old.id,
        created_at: at,
        changed_by: caller.personId,
        changed_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const receivers = await receiversOf(db, old)
    const named = receivers.map(({ org_id: orgId, name, copied }) => ({ orgId: orgId ?? '', name, copied }))
    await writeReceivers(db, caller, row, named)
    await addEntry(db, caller, row, { action: '拟稿', text: `${name}${old.document_no}`, shared: false, at })
    await addEntry(db, caller, old, { action: name, text: '已拟更正稿', shared: false, at })
    await changeDocument(db, caller, old, { at })
    return await finish(ask, name, row)
  })
}
