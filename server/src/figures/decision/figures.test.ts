import * as decision from '@portal/shared-lib/contract/decision-board'
import { sql } from 'kysely'
import { useCases } from '../../../test/cases'
import { useFigures } from '../../../test/figures'
import { usePortal } from '../../../test/portal'
import { gatherTopics } from '../decision/gather-topics'

const LIMIT_MS = 600_000

describe('Figures of the decision board', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const { as, args, compare } = useFigures(portal, cases)

  beforeAll(async () => {
    await sql`insert into petition_document (province_code, petition_id, step_id, doc_type, content, created_by, created_at, issued_at)
      select province_code, petition_id, min(id), '06',
        jsonb_build_object('basis', (array['《信访工作条例》第三十二条', '《中华人民共和国土地管理法》《信访工作条例》', '', '《临江省信访工作暂行规定》'])[1 + petition_id % 4]),
        'demo-wq01', now(), now()
      from handling_step group by province_code, petition_id`.execute(portal.db)
    await sql`insert into kb_link select kb_node.id, category from kb_node cross join (select distinct category from petition_fact) as one
      where kb_node.title in ('土地承包纠纷办理指引', '信访工作条例') and category <> '' on conflict do nothing`.execute(
      portal.db,
    )
    await sql`update petition set cause = (array['', '01', '02', '07'])[1 + id % 4]`.execute(portal.db)
    await gatherTopics(portal.services)
  })

  it(
    'are as many as their lists have, too',
    async () => {
      for (const account of ['ld15', 'wq01']) {
        const who = await as(account)
        const { from, to, dateMode, ...scope } = args()
        for (const asked of [
          {
            from: '2025-01-01',
            to: '2027-06-30',
            dateMode: '2' as const,
            region: '',
            channels: [],
            repeat: '' as const,
          },
          { from, to, dateMode, ...scope },
        ]) {
          await compare(account, (await portal.answerTo(decision.policyMatrix, asked, who)).table)
          await compare(account, await portal.answerTo(decision.causes, asked, who))
          const { table, checks } = await portal.answerTo(decision.citations, asked, who)
          await compare(account, table)
          await compare(account, checks)
        }
        await compare(account, (await portal.answerTo(decision.topics, scope, who)).table)
        await compare(account, (await portal.answerTo(decision.forecast, scope, who)).table)
        await compare(
          account,
          (await portal.answerTo(decision.beforeAfter, { region: '', channels: [], repeat: '' }, who)).table,
        )
      }
    },
    LIMIT_MS,
  )

  it('show nobody the words of what the caller may not open', async () => {
    const { topics } = await portal.answerTo(decision.topics, {}, await as('tj17'))
    expect(topics.flatMap(({ excerpts }) => excerpts)).toEqual([])
  })

  it('are for who has the board, and for days and categories that are some', async () => {
    const refused = await portal.ask(decision.forecast, {}, await as('zs06'))
    expect(refused.code).not.toBe(0)
    const known = await as('tj17')
    expect((await portal.ask(decision.beforeAfter, { category: "01'--" }, known)).code).not.toBe(0)
    expect((await portal.answerTo(decision.beforeAfter, { policy: 'nothing of the kind' }, known)).policy).not.toBe('')
  })
})
