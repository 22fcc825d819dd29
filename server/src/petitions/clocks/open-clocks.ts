import type { Db } from '../../platform/database/connect'
import type { ClockType } from './types'

/** Clocks of a petition: of one step or of all, of some types or of all. */
export interface ClocksOf {
  readonly provinceCode: string
  readonly petitionId: string
  readonly stepId?: string
  readonly types?: readonly ClockType[]
  /** Those of one organisation only. */
  readonly orgId?: string
  /** One only. */
  readonly clockId?: string
  /** Those that were started at an instant, by which several of an organisation are told apart. */
  readonly startAt?: Date
  /** Those of one petitioner only. */
  readonly personSeq?: number
}

/** Which clocks are meant; those that have ended are left out. */
export function openClocks(db: Db, of: ClocksOf) {
  const { provinceCode, petitionId, stepId, types, orgId, clockId, startAt, personSeq } = of
  let clocks = db
    .selectFrom('clock')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('state', 'in', ['running', 'paused'])
  if (startAt !== undefined) clocks = clocks.where('start_at', '=', startAt)
  if (stepId !== undefined) clocks = clocks.where('step_id', '=', stepId)
  if (types !== undefined) clocks = clocks.where('type', 'in', [...types])
  if (orgId !== undefined) clocks = clocks.where('org_id', '=', orgId)
  if (clockId !== undefined) clocks = clocks.where('id', '=', clockId)
  if (personSeq !== undefined) clocks = clocks.where('person_seq', '=', personSeq)
  return clocks
}
