import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../identity/caller'
import type { Scope } from '../identity/scopes'
import { digitsOf, organisationsIn } from './organisations'

/** One way by which petitions are within reach: rows of a table, found along one of its indexes. */
export interface Way {
  readonly table: 'petition' | 'handling_step' | 'todo'
  readonly condition: RawBuilder<unknown>
}

const petition = (condition: RawBuilder<unknown>): Way => ({ table: 'petition', condition })
const step = (condition: RawBuilder<unknown>): Way => ({ table: 'handling_step', condition })
const todo = (condition: RawBuilder<unknown>): Way => ({ table: 'todo', condition })

/** The ways of a caller: what was given to a person stays within that person's reach, whatever the scopes are. */
export const waysOf = (caller: Caller): Way[] => [
  todo(sql`todo.person_id = ${caller.holderId} and todo.person_id <> ''`),
  ...caller.scopes.flatMap(scope => WAYS[scope](caller)),
]

const WAYS: Record<Scope, (caller: Caller) => Way[]> = {
  SELF: ({ holderId }) => [
    step(sql`handling_step.from_person_id = ${holderId}`),
    step(sql`handling_step.handler_id = ${holderId}`),
  ],
  DEPT: ({ orgId, deptId }) => [
    step(sql`handling_step.to_dept_id = ${deptId}`),
    step(sql`handling_step.from_org_id = ${orgId} and handling_step.from_dept_id = ${deptId}`),
    todo(sql`todo.org_id = ${orgId} and todo.dept_id = ${deptId}`),
  ],
  ORG: caller => [
    ...byOrganisations(sql`= ${caller.orgId}`),
    // A petition department keeps an eye on the units that it is set over.
    step(sql`handling_step.to_org_id = any (array(select id from organisation where parent3_id = ${caller.orgId}))`),
  ],
  ORG_TREE: caller => byOrganisations(among(organisationsIn.ORG_TREE(caller))),
  LINE_TREE: caller => byOrganisations(among(organisationsIn.LINE_TREE(caller))),
  LIST: caller => byOrganisations(among(organisationsIn.LIST(caller))),
  REGION_TREE: caller => [
    ...byOrganisations(among(organisationsIn.REGION_TREE(caller))),
    petition(sql`petition.place_region like ${`${digitsOf(caller.regionCode)}%`} and ${isBureau(caller)}`),
  ],
}

/** What lies in a region without having come to anybody there concerns its petition department alone. */
const isBureau = ({ orgId }: Caller) => sql`(select is_petition from organisation where id = ${orgId})`

/** The list is made once, however many rows are compared with it. */
const among = (organisations: RawBuilder<unknown>) => sql`= any (array(${organisations}))`

/** By who registered it, received, sent or has a step of it for somebody else, or was given a to-do. */
const byOrganisations = (among: RawBuilder<unknown>): Way[] => [
  petition(sql`petition.register_org_id ${among}`),
  step(sql`handling_step.to_org_id ${among}`),
  step(sql`handling_step.from_org_id ${among}`),
  step(sql`handling_step.on_behalf_org_id ${among}`),
  todo(sql`todo.org_id ${among}`),
]
