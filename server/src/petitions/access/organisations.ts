import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Scope } from '../../platform/scopes'

type OrganisationScope = Exclude<Scope, 'SELF' | 'DEPT' | 'ORG'>

/** Two digits of a province, two of a city, two of a county, three of a town, three of a village. */
const LEVELS = /^(\d{2}(?=0{10})|\d{4}(?=0{8})|\d{6}(?=0{6})|\d{9}(?=0{3})).*$/
const REGION_DIGITS = 12

/** Digits of a region's code that those of the regions within it begin with: whole levels, for a level may end in 0. */
export const digitsOf = (regionCode: string): string => regionCode.padEnd(REGION_DIGITS, '0').replace(LEVELS, '$1')

/** SQL for the ids of the organisations that a scope reaches. */
export const organisationsIn: Record<OrganisationScope, (caller: Caller) => RawBuilder<unknown>> = {
  ORG_TREE: ({ orgId }) => treeBelow(orgId, 'parent1_id'),
  LINE_TREE: ({ orgId }) => treeBelow(orgId, 'parent2_id'),
  REGION_TREE: ({ regionCode }) =>
    sql`select id from organisation where region_code like ${`${digitsOf(regionCode)}%`}`,
  LIST: ({ postId }) => sql`select org_id from post_scope where post_id = ${postId}`,
}

const treeBelow = (orgId: string, superior: 'parent1_id' | 'parent2_id') => sql`
  with recursive tree as (
    select ${orgId}::text as id
    union
    select below.id from organisation as below join tree on ${sql.ref(`below.${superior}`)} = tree.id
  )
  select id from tree`
