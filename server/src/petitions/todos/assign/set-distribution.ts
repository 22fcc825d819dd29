import { z } from 'zod'
import { findOrganisationIds } from '../../../people/organisations/by-code'
import { findPeopleOf } from '../../../people/organisations/people-of'
import { BY_COMMAND, type Given, reasonOf } from '../../../platform/audit/given'
import { recordSetting } from '../../../platform/audit/record-setting'
import type { Db } from '../../../platform/database/connect'

/** Accounts by the beginning of a category's code; '' every other category. */
const Distribution = z.strictObject({
  organisation: z.string(),
  categories: z.record(z.string().regex(/^\d{0,6}$/), z.array(z.string()).min(1)),
})

/**
 * Sets to whom organisations give their unclaimed work by itself, all of a list or nothing. What an organisation had set
 * is replaced; without any category its work waits with the department again. Answers how many organisations.
 */
export async function setDistribution(db: Db, list: unknown, given: Given = BY_COMMAND): Promise<number> {
  const distributions = Distribution.array().parse(list)
  const ids = await findOrganisationIds(
    db,
    distributions.map(({ organisation }) => organisation),
  )
  for (const { organisation, categories } of distributions)
    await replace(db, ids.get(organisation) ?? '', categories, given)
  return distributions.length
}

async function replace(
  db: Db,
  orgId: string,
  categories: z.output<typeof Distribution>['categories'],
  given: Given,
): Promise<void> {
  const people = await findPeopleOf(db, orgId, Object.values(categories).flat())
  const before = await db
    .deleteFrom('distribution_rule')
    .where('org_id', '=', orgId)
    .returning(['category', 'person_id'])
    .execute()
  const rows = Object.entries(categories).flatMap(([category, accounts]) =>
    [...new Set(accounts)].map(account => ({ org_id: orgId, category, person_id: people.get(account) ?? '' })),
  )
  if (rows.length) await db.insertInto('distribution_rule').values(rows).execute()
  const audited = { action: 'setDistribution', objectType: 'organisation', objectId: orgId }
  await recordSetting(
    db,
    { ...audited, was: byCategory(before), is: { ...byCategory(rows), ...reasonOf(given) } },
    given.by,
  )
}

/** Ids of people by category. */
function byCategory(rows: readonly { category: string; person_id: string }[]): Record<string, string[]> {
  const categories = [...new Set(rows.map(({ category }) => category))]
  const peopleOf = (of: string) => rows.filter(({ category }) => category === of).map(({ person_id }) => person_id)
  return Object.fromEntries(categories.map(category => [category, peopleOf(category)]))
}
