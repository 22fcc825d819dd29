import { recommendationFigures, recommendations } from '@portal/shared-lib/contract/recommendations'
import { sql } from 'kysely'
import { createDraws } from '../../../proofs/src/workflow/draws'
import { usePortal } from '../../test/portal'

const YEARS = [2024, 2025, 2026]
const ADOPTED = ['full', 'part', 'none'] as const
const COUNT = 90

describe('The yearly figures of recommendations', () => {
  const portal = usePortal({ database: 'demo' })

  it('are what the lists hold, whatever was sent and answered when', async () => {
    const draws = createDraws(20)
    const rows = Array.from({ length: COUNT }, () => {
      const adopted = draws.chance(60) ? draws.pick(ADOPTED) : ''
      const day = draws.pick(['01-01 00:00', '06-30 12:00', '12-31 23:59'])
      return {
        kind: draws.pick(['1', '2', '3']),
        state: draws.pick(['0', '1', '2', '3', '4', '5', '6', '7', '8']),
        sent: draws.chance(80) ? `${draws.pick(YEARS)}-${day}+08` : null,
        own: draws.chance(80),
        about: draws.chance(50),
        adopted,
        late: adopted !== '' && draws.chance(40),
      }
    })
    await sql`insert into recommendation (province_code, kind, petition_id, from_org_id, from_dept_id, drafter_id, to_org_id,
        text, state, sent_at, adopted, is_late, created_at, changed_by, changed_at)
      select '99', new.kind, case when about then (select min(id) from petition where petition_no <> '') end,
        case when own then post.org_id else '990100000-rs' end, post.dept_id, person_id, '990100000-rs', '试', new.state,
        sent, adopted, late, now(), person_id, now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(kind text, state text, sent timestamptz, own boolean,
        about boolean, adopted text, late boolean)
      join post on person_id = 'demo-zs08'`.execute(portal.db)
    const token = { token: await portal.signInAs('zs08') }
    const totalOf = async (asked: object) =>
      (await portal.answerTo(recommendations, { tab: 'sent', limit: 1, ...asked }, token)).total
    let sent = 0
    for (const year of YEARS)
      for (const { kind, ...figures } of await portal.answerTo(recommendationFigures, { year }, token)) {
        sent += figures.sent
        const { sent: all, ...answers } = figures
        expect({ year, kind, count: all }).toEqual({ year, kind, count: await totalOf({ year, kind }) })
        for (const [adopted, count] of Object.entries(answers))
          expect({ year, kind, adopted, count }).toEqual({
            year,
            kind,
            adopted,
            count: await totalOf({ year, kind, adopted }),
          })
      }
    expect(sent).toBeGreaterThan(COUNT / 2)
  })
})
