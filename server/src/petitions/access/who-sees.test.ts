import { sql } from 'kysely'
import { usePortal } from '../../../test/portal'
import { callerInPost } from '../../people/identity/caller-in-post'
import { isPetitionVisible } from '../record/scope'
import { whoReaches } from './who-sees'

/** Petitions that are compared, the guarded ones first. */
const COMPARED = 12

describe('Who sees a petition', () => {
  const portal = usePortal({ database: 'demo' })

  it('is whom it is shown to, in every post of the demonstration', async () => {
    const { db } = portal
    const { provinceCode } = portal.services.config
    const petitions = await db
      .selectFrom('petition')
      .where('petition_no', '<>', '')
      .orderBy(sql`walled_off or accused_org_id is not null`, 'desc')
      .orderBy('id')
      .limit(COMPARED)
      .select('id')
      .execute()
    const posts = await db
      .selectFrom('post')
      .innerJoin('person', 'person.id', 'person_id')
      .innerJoin('organisation', 'organisation.id', 'org_id')
      .where('person.in_use', '=', true)
      .where('organisation.in_use', '=', true)
      .select(['post.id', 'person_id as personId', 'org_id as orgId', 'dept_id as deptId'])
      .execute()
    const now = portal.clock.now()
    let seen = 0
    for (const { id: petitionId } of petitions) {
      const expected: string[] = []
      for (const { id, ...post } of posts) {
        const caller = await callerInPost(db, provinceCode, { ...post, holderId: post.personId })
        if (await isPetitionVisible(db, caller, petitionId)) expected.push(id)
      }
      const reaching = await whoReaches(db, { provinceCode, petitionId, now })
      const own = reaching.filter(({ keptOutBy, personId, holderId }) => keptOutBy === null && personId === holderId)
      expect([...new Set(own.map(({ postId }) => postId))].sort()).toEqual(expected.sort())
      seen += expected.length
    }
    expect(seen).toBeGreaterThan(COMPARED)
  }, 300_000)
})
