import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import { sql } from 'kysely'
import { createOrganisation, createPerson, createRole } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { buildApp } from '../../start/app'
import { refuseOfficerConflicts } from './officers'

const OFFICERS = ['R91', 'R92', 'R93']

describe('An officer', () => {
  const portal = usePortal()
  const violated = 'An officer (R91, R92, R93) can have no other role'

  beforeAll(async () => {
    for (const role of [...OFFICERS, 'R06', 'R18']) await createRole(portal.db, role, [])
  })

  const postsOf = async (personId: string) =>
    (await portal.db.selectFrom('post').where('person_id', '=', personId).select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    )

  const giveRole = (post_id = '', role_code = '') =>
    portal.db.insertInto('post_role').values({ post_id, role_code }).execute()

  const withTwoPosts = async () => {
    const organisations = [await createOrganisation(portal.db), await createOrganisation(portal.db)]
    const { id } = await createPerson(portal.db, { organisations })
    return { id, posts: await postsOf(id) }
  }

  it.each(OFFICERS)('%s can be of one kind alone, in whichever posts', async role => {
    const { posts } = await withTwoPosts()
    for (const post of posts) await giveRole(post, role)
    for (const other of [...OFFICERS, 'R06', 'R18'].filter(code => code !== role))
      await expect(giveRole(posts[1], other)).rejects.toThrow(violated)
  })

  it('is nobody who has a case role in another post', async () => {
    const { posts } = await withTwoPosts()
    await giveRole(posts[0], 'R06')
    await expect(giveRole(posts[1], 'R91')).rejects.toThrow(violated)
  })

  it('is not made of somebody else by a change of role', async () => {
    const { posts } = await withTwoPosts()
    for (const post of posts) await giveRole(post, 'R06')
    const change = portal.db
      .updateTable('post_role')
      .set({ role_code: 'R92' })
      .where('post_id', '=', posts[0] ?? '')
    await expect(change.execute()).rejects.toThrow(violated)
  })

  it('does not get another post with its role by taking it over', async () => {
    const [one, other] = [await withTwoPosts(), await createPerson(portal.db)]
    await giveRole(one.posts[0], 'R91')
    const [post = ''] = await postsOf(other.id)
    await giveRole(post, 'R06')
    const takeOver = portal.db.updateTable('post').set({ person_id: one.id }).where('id', '=', post)
    await expect(takeOver.execute()).rejects.toThrow(violated)
  })

  it('does not become two of them where both are given at once', async () => {
    const { posts } = await withTwoPosts()
    const given = await Promise.allSettled([giveRole(posts[0], 'R91'), giveRole(posts[1], 'R93')])
    expect(given.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('that became two all the same keeps the portal from starting, and the message says who', async () => {
    const { id, posts } = await withTwoPosts()
    await portal.db.transaction().execute(async db => {
      await sql`set local session_replication_role = replica`.execute(db)
      for (const [at, role_code] of ['R91', 'R06'].entries())
        await db
          .insertInto('post_role')
          .values({ post_id: posts[at] ?? '', role_code })
          .execute()
    })
    await expect(buildApp(portal.services)).rejects.toThrow(`Person ${id} holds the roles R06, R91: an officer`)
    await portal.db.deleteFrom('post_role').where('post_id', 'in', posts).execute()
    await expect(refuseOfficerConflicts(portal.db)).resolves.toBeUndefined()
  })
})

describe('In the demonstration an officer', () => {
  const portal = usePortal({ database: 'demo' })

  it.each(['sys91', 'sec92', 'aud93'])('%s opens no case, though the office may have registered it', async account => {
    const token = await portal.signInAs(account)
    const { org_id } = await portal.db
      .selectFrom('post')
      .innerJoin('person', 'person.id', 'post.person_id')
      .where('login_account', '=', account)
      .select('org_id')
      .executeTakeFirstOrThrow()
    const { petition_no: petitionNo } = await portal.db
      .updateTable('petition')
      .set({ register_org_id: org_id })
      .where('id', '=', sql<string>`(select min(id) from petition)`)
      .returning('petition_no')
      .executeTakeFirstOrThrow()
    const none = { code: 4040, message: '信访件不存在或您无权查看' }
    for (const call of [petition, timeline])
      expect(await portal.ask(call, { petitionNo }, { token })).toMatchObject(none)
  })
})
