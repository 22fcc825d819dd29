import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { importInspections as contract } from '@portal/shared-lib/contract/inspections'
import { refusalOf } from '../../../petitions/todos/in-savepoint'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { contextOf } from '../ask'
import { register } from '../register'
import type { Registration } from '../registration'
import { readRow } from './read-row'

type ImportAsk = Ask<CallInput<typeof contract>>
type Answer = CallAnswer<typeof contract>
type Outcome = Answer['rows'][number]

const NOT_STORED = '未导入'

/** 批量导入: registers each row as if it were typed in; where one is refused, or it is a trial, nothing of it remains. */
export async function importInspections(ask: ImportAsk): Promise<Answer> {
  const { db, caller, args } = ask
  const rows: Outcome[] = []
  const undone = await refusalOf(db, caller.provinceCode, async () => {
    for (const row of args.rows) rows.push(await registerRow(ask, row))
    if (args.trial || rows.some(({ reason }) => reason !== '')) refuseRule(NOT_STORED)
  })
  if (undone === undefined) return { stored: true, rows }
  return { stored: false, rows: rows.map(({ reason }) => ({ petitionNo: '', reason })) }
}

async function registerRow(ask: ImportAsk, row: ImportAsk['args']['rows'][number]): Promise<Outcome> {
  const { db, caller, args } = ask
  let petitionNo = ''
  const reason = await refusalOf(db, caller.provinceCode, async () => {
    const registration = await readRow(db, caller, row, args)
    await refuseRepeated(ask, registration)
    petitionNo = (await register(db, caller, registration, contextOf(ask), { judged: true })).petitionNo
  })
  return { petitionNo, reason: reason ?? '' }
}

/** Walled petitions are no candidates for earlier ones: a row that is there twice, or a sheet sent again, is found here. */
async function refuseRepeated({ db, caller }: ImportAsk, { channel, sourceNo, summary }: Registration): Promise<void> {
  const found = await db
    .selectFrom('petition')
    .where('province_code', '=', caller.provinceCode)
    .where('register_org_id', '=', caller.orgId)
    .where('channel', '=', channel)
    .where('source_org_id', 'is', null)
    .where('source_no', '=', sourceNo)
    .where('source_no', '<>', '')
    .where('summary', '=', summary)
    .select('id')
    .executeTakeFirst()
  if (found) refuseRule('移交单号和内容摘要相同的信访件已登记，或在表格中重复')
}
