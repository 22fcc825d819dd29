import { sql } from 'kysely'

/** Which petitions a role reaches; docs/workflow.md says in words what each means. */
export const SCOPES = ['SELF', 'DEPT', 'ORG', 'ORG_TREE', 'LINE_TREE', 'REGION_TREE', 'LIST'] as const
export type Scope = (typeof SCOPES)[number]

/** SQL for the scopes of the query's post, each once. */
export const scopesOfPost = sql<Scope[]>`array(
  select distinct coalesce(post_role.data_scope, role.data_scope)
  from post_role join role on role.role_code = post_role.role_code
  where post_role.post_id = post.id)`

/** SQL for the query's organisation and all above it, by administrative superiors, with those merged into any of them. */
export const orgAndAbove = sql<string[]>`array(
  with recursive chain as (
    select organisation.id, organisation.parent1_id
    union
    select above.id, above.parent1_id from organisation as above join chain on above.id = chain.parent1_id
  )
  select id from chain
  union all select merged.id from organisation as merged join chain on merged.merged_into_id = chain.id)`
