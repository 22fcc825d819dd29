import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import { OFFICIAL_STATE as STATE, OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { isLeader, leadersOf } from '../people/organisations/desks'
import { getPetition } from '../petitions/record/scope'
import { movingTogether } from '../petitions/todos/counter'
import { attachFiles } from '../platform/files/attach'
import { refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { sendMessage } from '../post/messages/send'
import { type Acted, act, type Done, finish, lockToAct } from './act'
import { writeReceivers } from './receivers'
import { addEntry, NAME, type OfficialDocument } from './row'
import { clerksOf, drafterOf, endAllTurns, passTo } from './turns'

type DraftAsk = Ask<CallInput<typeof contract.draft>>

/** Begins a document of the caller's organisation; a walled petition is never named to anybody else. */
export async function draft(ask: DraftAsk): Promise<Acted> {
  const { db, caller, args, services } = ask
  const at = services.now()
  const petition = args.petitionNo === '' ? undefined : await getPetition(db, caller, args.petitionNo)
  if (petition?.walled_off) refuseRule(TEXTS.walled)
  const { kind, urgency, title, body, receivers } = args
  const row = await db
    .insertInto('official_document')
    .values({
      province_code: caller.provinceCode,
      incoming: false,
      kind,
      urgency,
      title,
      body,
      petition_id: petition?.id ?? null,
      org_id: caller.orgId,
      dept_id: caller.deptId,
      drafter_id: caller.holderId,
      state: STATE.draft,
      attachment_ids: await attachFiles(db, caller, args.attachmentIds),
      created_at: at,
      changed_by: caller.personId,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeReceivers(db, caller, row, receivers)
  await addEntry(db, caller, row, { action: '拟稿', text: '', shared: false, at })
  return await finish(ask, '拟稿', row)
}

/** The draft, said anew. */
export const edit = (ask: Ask<CallInput<typeof contract.edit>>): Promise<Acted> =>
  act(ask, 'edit', async row => {
    const { db, caller, args } = ask
    const { kind, urgency, title, body } = args
    await writeReceivers(db, caller, row, args.receivers)
    const known = args.attachmentIds.filter(id => row.attachment_ids.includes(id))
    const fresh = await attachFiles(
      db,
      caller,
      args.attachmentIds.filter(id => !known.includes(id)),
    )
    return {
      changes: { kind, urgency, title, body, attachment_ids: [...known, ...fresh] },
      shared: false,
      next: async () => {},
    }
  })

/** A draft that has no number leaves nothing behind but the audit. */
export function remove(ask: Ask<CallInput<typeof contract.remove>>): Promise<null> {
  const { db, caller, args, services } = ask
  return movingTogether(db, caller.provinceCode, async () => {
    const at = services.now()
    const { row } = await lockToAct(db, caller, { ...args, action: 'remove' }, at)
    await endAllTurns(db, caller, row, [], at)
    await db
      .deleteFrom('official_document')
      .where('province_code', '=', row.province_code)
      .where('id', '=', row.id)
      .execute()
    await finish(ask, '删除草稿', row)
    return null
  })
}

/** To the leaders of the own organisation; whoever leads it, or has no leader, agrees by that. */
export const submit = (ask: Ask<CallInput<typeof contract.submit>>): Promise<Acted> =>
  act(ask, 'submit', async (_row, at) => {
    const { db, caller } = ask
    const leaders = isLeader(caller) ? [] : await leadersOf(db, caller.orgId, caller.holderId)
    if (leaders.length === 0) return await agreed(ask, '', at)
    return {
      changes: { state: STATE.approval },
      shared: false,
      next: changed => passTo(db, caller, changed, { type: 'documentApproval', desks: leaders, at }),
    }
  })

export const approve = (ask: Ask<CallInput<typeof contract.approve>>): Promise<Acted> =>
  act(ask, 'approve', (_row, at) => agreed(ask, ask.args.words, at))

/** It waits for its number. */
async function agreed({ db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>, text: string, at: Date): Promise<Done> {
  const desks = await clerksOf(db, caller.orgId)
  return {
    changes: { state: STATE.toNumber },
    text,
    shared: false,
    next: changed => passTo(db, caller, changed, { type: 'document', desks, at }),
  }
}

export const sendBack = (ask: Ask<CallInput<typeof contract.sendBack>>): Promise<Acted> =>
  act(ask, 'sendBack', async (_row, at) => ({
    changes: { state: STATE.draft },
    text: ask.args.words,
    shared: false,
    next: changed => returned(ask, changed, at),
  }))

async function returned(ask: Ask<CallInput<typeof contract.sendBack>>, row: OfficialDocument, at: Date) {
  const { db, caller, args } = ask
  await passTo(db, caller, row, { type: 'document', desks: [drafterOf(row)], at })
  const text = `您拟写的${NAME}《${row.title}》被退回修改：${args.words}`
  await sendMessage(db, { personIds: [row.drafter_id], type: 'approvalReturned', text, at, from: caller.userName })
}
