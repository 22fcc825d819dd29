import { ADDRESSEE_PARTS, type AddresseePart, SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import { findOffice } from '../people/organisations/office'
import { digitsOf } from '../petitions/access/organisations'
import { STEP } from '../petitions/record/states'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { refuseRule } from '../platform/refusal'

/** A petition that is to be supervised. */
export interface Supervised {
  readonly id: string
  readonly petitionNo: string
  readonly walledOff: boolean
}

/** An organisation that may be held to some petitions. */
export interface Candidate {
  readonly id: string
  readonly name: string
  readonly part: AddresseePart
  readonly partName: string
  readonly petitionNos: string[]
  /** Who handles a walled petition there, and may know of it. */
  readonly handler?: { readonly personId: string; readonly deptId: string }
}

/** Who leads or handles petitions, or watches who does, but for the caller's own organisation; of walled ones who handles them. */
export async function candidatesFor(db: Db, caller: Caller, petitions: readonly Supervised[]): Promise<Candidate[]> {
  const found = new Map<string, Candidate>()
  for (const { orgId, part, petitionNo, handler } of await partsIn(db, caller, petitions)) {
    const office = await findOffice(db, orgId)
    if (!office?.inUse || !office.hasAccess || office.id === caller.orgId) continue
    const known = found.get(office.id)
    if (known && !known.petitionNos.includes(petitionNo)) known.petitionNos.push(petitionNo)
    if (known) continue
    const { id, name } = office
    found.set(id, {
      id,
      name,
      part,
      partName: ADDRESSEE_PARTS[part],
      petitionNos: [petitionNo],
      ...(handler && { handler }),
    })
  }
  return [...found.values()]
}

interface Part {
  readonly orgId: string
  readonly part: AddresseePart
  readonly petitionNo: string
  readonly handler?: Candidate['handler']
}

const GONE = [STEP.returned, STEP.recalled]
const PLACES: readonly AddresseePart[] = ['lead', 'holder', 'watcher']

async function partsIn(db: Db, { provinceCode }: Caller, petitions: readonly Supervised[]): Promise<Part[]> {
  if (petitions.length === 0) return []
  const steps = await db
    .selectFrom('handling_step as step')
    .innerJoin('organisation', 'organisation.id', 'step.to_org_id')
    .leftJoin('petition_access as access', join =>
      join
        .onRef('access.province_code', '=', 'step.province_code')
        .onRef('access.petition_id', '=', 'step.petition_id')
        .onRef('access.person_id', '=', 'step.handler_id'),
    )
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'step.province_code').onRef('petition.id', '=', 'step.petition_id'),
    )
    .where('step.province_code', '=', provinceCode)
    .where(
      'step.petition_id',
      'in',
      petitions.map(({ id }) => id),
    )
    .where('step.state', 'not in', GONE)
    .orderBy('step.petition_id')
    .orderBy('step.seq', 'desc')
    .select(['step.to_org_id as orgId', 'step.to_dept_id as deptId', 'organisation.parent3_id as watcherId'])
    .select(['petition_no as petitionNo', 'petition.walled_off as walledOff', 'access.person_id as knows'])
    .select(eb => eb('petition.lead_step_id', '=', eb.ref('step.id')).as('isLead'))
    .execute()
  const parts = steps.flatMap(({ orgId, deptId, watcherId, petitionNo, walledOff, knows, isLead }): Part[] => {
    const part = isLead ? 'lead' : 'holder'
    if (walledOff) return knows ? [{ orgId, part, petitionNo, handler: { personId: knows, deptId } }] : []
    const watching: Part[] = watcherId ? [{ orgId: watcherId, part: 'watcher', petitionNo }] : []
    return [{ orgId, part, petitionNo }, ...watching]
  })
  return parts.toSorted((a, b) => PLACES.indexOf(a.part) - PLACES.indexOf(b.part))
}

/** Refuses whom an order cannot be sent to. Of a topic without petitions any office of the region may be. */
export async function refuseStrangers(
  db: Db,
  caller: Caller,
  petitions: readonly Supervised[],
  addressees: readonly string[],
): Promise<void> {
  if (addressees.includes(caller.orgId)) refuseRule(SUPERVISION_TEXTS.ownOrganisation)
  const candidates = await candidatesFor(db, caller, petitions)
  for (const id of addressees) {
    const isFit = petitions.length > 0 ? candidates.some(each => each.id === id) : await isBelow(db, caller, id)
    if (!isFit) refuseRule(SUPERVISION_TEXTS.wrongAddressee)
  }
}

async function isBelow(db: Db, { regionCode }: Caller, id: string): Promise<boolean> {
  const office = await findOffice(db, id)
  return Boolean(office?.inUse && office.hasAccess && office.regionCode.startsWith(digitsOf(regionCode)))
}
