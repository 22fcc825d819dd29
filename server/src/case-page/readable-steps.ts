import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import { mayReadStep } from './may-read'

/** The steps of a petition on which the caller may read what was done, each with the organisation that has it. */
export const readableSteps = (db: Db, caller: Caller, petitionId: string) =>
  db
    .selectFrom('handling_step as step')
    .innerJoin('organisation', 'organisation.id', 'step.to_org_id')
    .where('step.province_code', '=', caller.provinceCode)
    .where('step.petition_id', '=', petitionId)
    .where(mayReadStep(caller, 'step'))
