import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/policies'
import { setUrging } from '../../petitions/urging/urges/set-urging'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import { codeOf } from './organisation'

type Asked = Pick<CallInput<typeof contract.setUrging>, 'orgId' | 'auto'>

export const listUrging = (db: Db): Promise<CallAnswer<typeof contract.urging>['list']> =>
  db
    .selectFrom('urge_setting')
    .innerJoin('organisation', 'organisation.id', 'org_id')
    .orderBy('org_code')
    .select(['org_id as orgId', 'company_name as name', 'yellow', 'red'])
    .execute()

/** Limits that run with others to whom the organisation has sent a petition. */
export async function previewOfUrging(
  db: Db,
  provinceCode: string,
  { orgId }: Asked,
): Promise<CallAnswer<typeof contract.previewUrging>> {
  await codeOf(db, orgId)
  const { count } = await db
    .selectFrom('clock')
    .innerJoin('handling_step as step', join =>
      join.onRef('step.province_code', '=', 'clock.province_code').onRef('step.id', '=', 'clock.step_id'),
    )
    .where('clock.province_code', '=', provinceCode)
    .where('step.from_org_id', '=', orgId)
    .whereRef('step.from_org_id', '<>', 'step.to_org_id')
    .where('clock.state', '=', 'running')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { clocks: Number(count) }
}

/** Sets it as the command does. */
export async function setByOfficer(
  db: Db,
  { orgId, auto, reason }: CallInput<typeof contract.setUrging>,
  by: Author,
): Promise<void> {
  await setUrging(db, [{ organisation: await codeOf(db, orgId), auto }], { by, reason })
}
