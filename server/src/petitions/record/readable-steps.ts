import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { mayReadStep } from './may-read'

/** The steps of a petition on which the caller may read what was done, each with the organisation that has it. */
export const readableSteps = (db: Db, caller: Caller, petitionId: string) =>
  db
    .selectFrom('handling_step as step')
    .innerJoin('organisation', 'organisation.id', 'step.to_org_id')
    .where('step.province_code', '=', caller.provinceCode)
    .where('step.petition_id', '=', petitionId)
    .where(mayReadStep(caller, 'step'))
