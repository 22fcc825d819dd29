import { transfer } from '@portal/shared-lib/contract/actions'
import { petition } from '@portal/shared-lib/contract/petitions'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import type { Caller } from '../../platform/caller'
import type { Scope } from '../../platform/scopes'
import { findPetition } from '../record/scope'

const CITY_LEADERS = '990100000-xf-1'

describe('What a scope reaches', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  const sees = async (account: string, scope: Scope, petitionNo: string, more: Partial<Caller> = {}) =>
    (await findPetition(portal.db, { ...getCaller(account), scopes: [scope], ...more }, petitionNo)) !== undefined

  /** A letter of the province's bureau about a place in 石渡县, with the labour office of 安澜市. */
  let sent = ''
  beforeAll(async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    sent = letter.petitionNo
  })

  it.each<[Scope, string, boolean]>([
    ['SELF', 'zs05', true],
    ['SELF', 'zs01', true],
    ['SELF', 'zs06', false],
    ['DEPT', 'zs06', true],
    ['DEPT', 'zs03', false],
    ['DEPT', 'rs13', true],
    ['DEPT', 'rs14', false],
    ['ORG', 'zs03', true],
    ['ORG', 'rs14', true],
    ['ORG', 'zj14', false],
    ['ORG', 'sd05', false],
    ['ORG_TREE', 'ld15', true],
    ['ORG_TREE', 'sd05', false],
    ['LINE_TREE', 'zj14', false],
    ['REGION_TREE', 'zs08', true],
    ['REGION_TREE', 'al05', true],
    ['REGION_TREE', 'sd05', true],
    ['REGION_TREE', 'jg01', false],
    ['LIST', 'zj14', false],
  ])('%s of %s: %s', async (scope, account, expected) => {
    expect(await sees(account, scope, sent)).toBe(expected)
  })

  it('is, for a petition department, also what the units have that it watches', async () => {
    expect(await sees('al05', 'ORG', sent)).toBe(true)
  })

  it('goes down a professional line', async () => {
    const above = await portal.db
      .selectFrom('organisation')
      .where('id', '=', LABOUR)
      .select('parent2_id')
      .executeTakeFirstOrThrow()
    const caller = { orgId: above.parent2_id ?? '', holderId: 'nobody' }
    expect(await sees('zj14', 'LINE_TREE', sent, caller)).toBe(true)
    expect(await sees('zj14', 'ORG', sent, caller)).toBe(false)
  })

  it('is a list of organisations where one is set for the post', async () => {
    await portal.db.insertInto('post_scope').values({ post_id: 'demo-zj14-1', org_id: LABOUR }).execute()
    expect(await sees('zj14', 'LIST', sent)).toBe(true)
    expect(await sees('zj12', 'LIST', sent)).toBe(false)
  })

  it('is nothing without a role', async () => {
    expect(await findPetition(portal.db, getCaller('wq01'), sent)).toBeUndefined()
  })

  it('is set for a role, and otherwise for a single post', async () => {
    const token = await cases.tokenOf('zj12')
    const open = async () => (await portal.ask(petition, { petitionNo: sent }, { token })).code
    const refused = await open()
    await portal.db
      .updateTable('post_role')
      .set({ data_scope: 'REGION_TREE' })
      .where('post_id', '=', 'demo-zj12-1')
      .execute()
    expect([refused === 0, await open()]).toEqual([false, 0])
  })

  it('keeps what was given to somebody, whatever the scope', async () => {
    const todo = { province_code: '99', family: 'db', todo_type: 'sort', org_id: '990100000-xf' } as const
    const { id } = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', sent)
      .select('id')
      .executeTakeFirstOrThrow()
    const place = { petition_id: id, dept_id: CITY_LEADERS, source_org_id: '990100000-xf', due_at: null }
    expect(await sees('jg01', 'SELF', sent)).toBe(false)
    await portal.db
      .insertInto('todo')
      .values({ ...todo, ...place, person_id: 'demo-jg01', done_at: new Date() })
      .execute()
    expect(await sees('jg01', 'SELF', sent)).toBe(true)
  })
})
