import type { Db } from '../../platform/database/connect'
import { KEPT } from '../../platform/database/kept'
import { refuseRule } from '../../platform/refusal'
import { successorOf } from './successor'

/** What an action has to know of an organisation. */
export interface Office {
  readonly id: string
  readonly name: string
  /** A petition bureau sorts; any other organisation answers. */
  readonly isBureau: boolean
  readonly isChoose: boolean
  readonly inUse: boolean
  readonly hasAccess: boolean
  readonly regionCode: string
  readonly superiorId: string | null
  readonly lineSuperiorId: string | null
  readonly watcherId: string | null
  /** Where its incoming work lands. */
  readonly deptId: string
}

/**
 * The organisation, or the one that it was merged into, with the department that takes in its work: the one marked for it,
 * else its first.
 */
export async function findOffice(db: Db, id: string): Promise<Office | undefined> {
  return await db
    .selectFrom('organisation')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('department')
          .whereRef('department.org_id', '=', 'organisation.id')
          .orderBy('takes_in', 'desc')
          .orderBy('sort_no')
          .limit(1)
          .select('department.id as deptId')
          .as('intake'),
      join => join.onTrue(),
    )
    .where('organisation.id', '=', successorOf(id))
    .select(['organisation.id', 'company_name as name', 'is_petition as isBureau', 'is_choose as isChoose'])
    .select(['in_use as inUse', 'has_access as hasAccess', 'region_code as regionCode', 'parent1_id as superiorId'])
    .select(['parent2_id as lineSuperiorId', 'parent3_id as watcherId', 'intake.deptId'])
    .modifyFront(KEPT)
    .executeTakeFirst()
}

export async function getOffice(db: Db, id: string): Promise<Office> {
  return (await findOffice(db, id)) ?? refuseRule('请选择可接收的单位')
}
