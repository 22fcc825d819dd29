import { addSigner, agreeMany, forward, withdraw } from '@portal/shared-lib/contract/approvals'
import { sql } from 'kysely'
import { type Seeded, seeded } from '../../fixtures/demo/seeded'
import { type TestSubject, usingApprovals } from '../../test/approvals'
import { usePortal } from '../../test/portal'

const ROUNDS = 60
const SEEDS = [1, 2, 3]
const ACCOUNTS = ['zs05', 'zs06', 'zs07', 'zs08', 'xin06', 'xin07'] as const
const SUBJECTS: readonly TestSubject[] = ['long', 'short', 'leader', 'safe']
const DOINGS = ['submit', 'submit', 'agree', 'agree', 'back', 'backTo', 'forward', 'sign', 'withdraw', 'many'] as const

describe('After whatever was decided', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, hire, tokenOf, versionOf } = usingApprovals(portal)

  beforeAll(async () => {
    await hire('xin06', 'zs06')
    await hire('xin07', 'zs07')
  })

  async function act(by: Seeded, ids: string[]): Promise<void> {
    const doing = by.pick(DOINGS)
    if (doing === 'submit' || ids.length === 0) return void ids.push((await submitted(by.pick(SUBJECTS))).id)
    await decide(doing, by, by.pick(ids), ids)
  }

  /** Most of it is refused, because it is not theirs to do or no longer possible: that must leave no trace either. */
  async function decide(doing: (typeof DOINGS)[number], by: Seeded, approvalId: string, ids: string[]) {
    const account = by.pick(ACCOUNTS)
    const token = await tokenOf(account)
    const version = await versionOf(approvalId)
    const personId = `demo-${by.pick(ACCOUNTS)}`
    const place = by.pick(['before', 'after'] as const)
    if (doing === 'agree') await decided(account, approvalId)
    if (doing === 'back') await decided(account, approvalId, { decision: 'back', opinion: '请修改' })
    if (doing === 'backTo') await decided(account, approvalId, { decision: 'back', opinion: '请修改', backTo: 0 })
    if (doing === 'forward') await portal.ask(forward, { approvalId, version, personId }, { token })
    if (doing === 'sign') await portal.ask(addSigner, { approvalId, version, personId, place }, { token })
    if (doing === 'withdraw') await portal.ask(withdraw, { approvalId }, { token })
    if (doing === 'many') {
      const items = ids.slice(-5).map(id => ({ approvalId: id, version: 1 }))
      await portal.ask(agreeMany, { items }, { token })
    }
  }

  const different = async () =>
    (
      await sql`select * from (
          select dept_id, person_id, todo_type, count(*)::int as open_count from todo where done_at is null group by 1, 2, 3
        ) as counted full join (select * from todo_counter where open_count > 0) as kept
          using (dept_id, person_id, todo_type)
        where counted.open_count is distinct from kept.open_count`.execute(portal.db)
    ).rows

  const pendingWithoutTodo = async () =>
    (
      await sql`select approval.id from approval
        left join todo on todo.ref_id = approval.id::text and todo_type = 'approval' and done_at is null
        group by approval.province_code, approval.id
        having (approval.state = 'pending') <> (count(todo.id) > 0)`.execute(portal.db)
    ).rows

  it.each(SEEDS)('the counters hold what is open, and exactly what is pending is asked (%d)', async seed => {
    const by = seeded(seed)
    const ids: string[] = []
    for (let round = 0; round < ROUNDS; round++) await act(by, ids)
    expect(await different()).toEqual([])
    expect(await pendingWithoutTodo()).toEqual([])
  })

  it('also where much was decided at once', async () => {
    const ids: string[] = []
    for (let at = 0; at < 8; at++) ids.push((await submitted(at % 2 ? 'leader' : 'long')).id)
    const both = ids.flatMap(id => [
      decided('zs06', id),
      decided('xin06', id),
      decided('zs07', id),
      decided('xin07', id),
    ])
    const codes = (await Promise.all(both)).map(({ code }) => code)
    expect(codes.filter(code => ![0, 4040, 4090].includes(code))).toEqual([])
    expect(await different()).toEqual([])
    expect(await pendingWithoutTodo()).toEqual([])
  })
})
