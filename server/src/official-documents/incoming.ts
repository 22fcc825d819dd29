import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import { OFFICIAL_STATE as STATE, OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { currentRights } from '../people/identity/rights'
import { leadersOf } from '../people/organisations/desks'
import { getPetition } from '../petitions/record/scope'
import { movingTogether } from '../petitions/todos/counter'
import { dayOf } from '../platform/calendar/china-time'
import { attachFiles } from '../platform/files/attach'
import { refuseField, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { sendMessage } from '../post/messages/send'
import { type Acted, act, finish } from './act'
import { addEntry, NAME } from './row'
import { drafterOf, passTo } from './turns'

/** 收文登记: what came from outside on paper or as a file. */
export function receive(ask: Ask<CallInput<typeof contract.receive>>): Promise<Acted> {
  const { db, caller, args, services } = ask
  return movingTogether(db, caller.provinceCode, async () => {
    const at = services.now()
    if (args.receivedOn > dayOf(at)) refuseField(TEXTS.notYet, 'swrq')
    const { kind, urgency, title } = args
    const row = await db
      .insertInto('official_document')
      .values({
        province_code: caller.provinceCode,
        incoming: true,
        kind,
        urgency,
        title,
        body: args.summary,
        org_id: caller.orgId,
        dept_id: caller.deptId,
        drafter_id: caller.holderId,
        state: STATE.toPropose,
        document_no: args.senderNo,
        sender_name: args.senderName,
        received_on: args.receivedOn,
        attachment_ids: await attachFiles(db, caller, args.attachmentIds),
        created_at: at,
        changed_by: caller.personId,
        changed_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addEntry(db, caller, row, { action: '收文登记', text: args.senderName, shared: false, at })
    await passTo(db, caller, row, { type: 'document', desks: [drafterOf(row)], at })
    return await finish(ask, '收文登记', row)
  })
}

/** 拟办: how it might be dealt with; the leaders are asked. */
export const propose = (ask: Ask<CallInput<typeof contract.propose>>): Promise<Acted> =>
  act(ask, 'propose', async (_row, at) => {
    const { db, caller, args } = ask
    const leaders = await leadersOf(db, caller.orgId, '')
    return {
      changes: { state: STATE.toInstruct },
      text: args.words,
      shared: false,
      next: changed => passTo(db, caller, changed, { type: 'documentApproval', desks: leaders, at }),
    }
  })

/** 批示: who deals with it, and how. */
export const instruct = (ask: Ask<CallInput<typeof contract.instruct>>): Promise<Acted> =>
  act(ask, 'instruct', async (row, at) => {
    const { db, caller, args } = ask
    const handler = await getHandler(ask, args.handlerId)
    return {
      changes: { state: STATE.toHandle },
      text: `${args.words}（承办：${handler.name}）`,
      shared: false,
      async next(changed) {
        await passTo(db, caller, changed, { type: 'document', desks: [handler], at })
        const text = `收文《${row.title}》由您承办：${args.words}`
        await sendMessage(db, { personIds: [handler.personId], type: 'urging', text, at, from: caller.userName })
      },
    }
  })

/** Somebody of the own organisation who has the right to. */
async function getHandler({ db, caller, services }: Ask<unknown>, personId: string) {
  const posts = await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('post_role', 'post_role.post_id', 'post.id')
    .where('post.org_id', '=', caller.orgId)
    .where('person.id', '=', personId)
    .where('person.in_use', '=', true)
    .orderBy('post.id')
    .select(['person.id as personId', 'user_name as name', 'post.dept_id as deptId', 'role_code as role'])
    .execute()
  const { permissionsOf } = await currentRights(services)
  const fit = posts.find(({ role }) => permissionsOf([role]).has('gw:sign'))
  return fit ?? refuseField(TEXTS.handlerElsewhere, 'cbr')
}

/** 承办办结: what was done about it. */
export const handle = (ask: Ask<CallInput<typeof contract.handle>>): Promise<Acted> =>
  act(ask, 'handle', async (_row, at) => ({
    changes: { state: STATE.closed, closed_at: at },
    text: ask.args.words,
    shared: false,
    next: changed => passTo(ask.db, ask.caller, changed, { type: 'document', desks: [], at }),
  }))

/** 关联信访件: the petition that it is about, or that it was registered as. */
export const link = (ask: Ask<CallInput<typeof contract.link>>): Promise<Acted> =>
  act(ask, 'link', async () => {
    const { db, caller, args } = ask
    const petition = await getPetition(db, caller, args.aboutNo)
    if (petition.walled_off) refuseRule(`限知信访件不能关联${NAME}`)
    return { changes: { petition_id: petition.id }, text: args.aboutNo, shared: false, next: async () => {} }
  })
