import { stage } from '@portal/shared-lib/contract/files'
import type { Call, CallArgs } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/official-documents'
import type { useCases } from './cases'
import { LABOUR } from './dispatches'
import { PNG_TYPE, pngOf } from './png'
import type { usePortal } from './portal'

export const BODY = '一、请各单位按时报送办理情况。\n（一）报送范围为本年度交办的信访事项。\n请于月底前报送。'
export const WORDS = '请补充报送的具体时限。'

export const DRAFT = {
  kind: 'G01',
  urgency: '0',
  title: '关于报送信访事项办理情况的通知',
  body: BODY,
  receivers: [{ orgId: LABOUR }],
} as const satisfies CallArgs<typeof contract.draft>

type Own<C extends Call> = Omit<CallArgs<C>, 'id' | 'version'>

/** A PNG of one grey, as wide as high. */
export const png = (side: number): Buffer => pngOf(side, PNG_TYPE.grey, Buffer.alloc((side + 1) * side))

/** Official documents of 省信访局, as zs08 writes, zs07 agrees to and zs16 numbers, seals and sends them. */
export function useDocuments(portal: ReturnType<typeof usePortal>, cases: ReturnType<typeof useCases>) {
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const rowOf = (id: string) =>
    portal.db.selectFrom('official_document').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const upload = async (account: string, name: string, content: string | Uint8Array<ArrayBuffer>) =>
    await portal.answerTo(stage, {}, { ...(await as(account)), file: { name, content } })

  async function drafted(more: Partial<CallArgs<typeof contract.draft>> = {}, account = 'zs08') {
    const { id } = await portal.answerTo(contract.draft, { ...DRAFT, ...more }, await as(account))
    return documentOf(id)
  }

  function documentOf(id: string) {
    const ask = async <C extends Call>(who: string, call: C, given: Own<C>) => {
      const { version } = await rowOf(id)
      return await portal.ask(call, { id, version, ...given } as never, await as(who))
    }
    return {
      id,
      row: () => rowOf(id),
      async act<C extends Call>(who: string, call: C, given: Own<C>) {
        const { code, message } = await ask(who, call, given)
        if (code !== 0) throw new Error(`${who} was refused ${call.path}: ${message}`)
      },
      async refusal<C extends Call>(who: string, call: C, given: Own<C>) {
        const { code, message } = await ask(who, call, given)
        if (code === 0) throw new Error(`${who} was not refused ${call.path}`)
        return message
      },
      read: async (who: string) => await portal.answerTo(contract.officialDocument, { id }, await as(who)),
      async buttons(who: string) {
        const { code, data } = await portal.ask(contract.officialButtons, { id }, await as(who))
        return code === 0
          ? (data as { action: string; enabled: number }[]).map(one => `${one.enabled ? '' : '-'}${one.action}`)
          : 'unknown'
      },
      async todos() {
        const rows = await portal.db
          .selectFrom('todo')
          .where('todo_type', 'in', ['document', 'documentApproval'])
          .where(eb => eb.or([eb('ref_id', '=', id), eb('ref_id', 'like', `${id}-%`)]))
          .where('done_at', 'is', null)
          .orderBy('ref_id')
          .orderBy('id')
          .select(['todo_type', 'person_id', 'dept_id'])
          .execute()
        return rows.map(({ todo_type, person_id, dept_id }) => `${todo_type} ${person_id || dept_id}`)
      },
    }
  }

  type Document = ReturnType<typeof documentOf>

  async function approved(more: Partial<CallArgs<typeof contract.draft>> = {}): Promise<Document> {
    const one = await drafted(more)
    await one.act('zs08', contract.submit, {})
    await one.act('zs07', contract.approve, {})
    return one
  }

  async function sealed(more: Partial<CallArgs<typeof contract.draft>> = {}): Promise<Document> {
    const one = await approved(more)
    await one.act('zs16', contract.number, {})
    await one.act('zs16', contract.seal, {})
    return one
  }

  async function sent(more: Partial<CallArgs<typeof contract.draft>> = {}): Promise<Document> {
    const one = await sealed(more)
    await one.act('zs16', contract.send, {})
    return one
  }

  /** A seal of 省信访局, which zs16 keeps. */
  async function keepSeal(): Promise<void> {
    await portal.db
      .insertInto('org_seal')
      .values({
        province_code: '99',
        org_id: '990000000-xf',
        name: '临江省信访局印章',
        holder_id: 'demo-zs16',
        picture: png(200),
        valid_from: '2026-01-01',
        valid_until: '2030-12-31',
        kept_by: 'demo-zs07',
        kept_at: new Date(),
      })
      .execute()
  }

  return { as, upload, drafted, documentOf, approved, sealed, sent, keepSeal }
}
