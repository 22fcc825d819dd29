import { auditRows } from '@portal/shared-lib/contract/audit'
import { petition } from '@portal/shared-lib/contract/petitions'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { dayOf } from '../calendar/china-time'
import { auditRefused } from './refused-calls'

const NO_SUCH = 'LX990000991231999999'

describe('Calls that are refused for want of a right or a row', () => {
  const lines: string[] = []
  const portal = usePortal({
    database: 'demo',
    config: { logLevel: 'info' },
    logTo: { write: line => void lines.push(line) },
  })
  const cases = useCases(portal)
  afterEach(() => portal.clock.reset())

  const rowsOf = async (personId: string) => {
    const of = portal.db.selectFrom('audit').where('person_id', '=', personId).where('action', '=', 'refusedCall')
    return await of.orderBy('id').select(['object_type', 'object_id', 'result', 'roles', 'address', 'after']).execute()
  }

  it('are in the audit: one row with their number for a person, call and minute', async () => {
    portal.clock.stopAt('2026-11-20T09:00:30+08:00')
    const token = await cases.tokenOf('zs06')
    const today = dayOf(new Date())
    for (let count = 0; count < 3; count++) await portal.ask(petition, { petitionNo: NO_SUCH }, { token })
    for (let count = 0; count < 2; count++) await portal.ask(auditRows, { from: today, to: today }, { token })
    await auditRefused(portal.services)
    expect(await rowsOf('demo-zs06')).toEqual([])
    portal.clock.advance({ minutes: 1 })
    await portal.ask(petition, { petitionNo: NO_SUCH }, { token })
    await auditRefused(portal.services)
    await auditRefused(portal.services)
    const minute = '2026-11-20T01:00:00.000Z'
    const row = { object_type: 'call', roles: 'R07', address: '127.0.0.1' }
    const rows = await rowsOf('demo-zs06')
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...row, object_id: petition.path, result: 'notFound', after: JSON.stringify({ count: 3, minute }) },
        { ...row, object_id: auditRows.path, result: 'forbidden', after: JSON.stringify({ count: 2, minute }) },
      ]),
    )
  })

  it('are in the log like all calls, by ids of person and address and without a name', async () => {
    const token = await cases.tokenOf('zs08')
    lines.length = 0
    await portal.ask(petition, { petitionNo: NO_SUCH }, { token })
    const line = lines.map(text => JSON.parse(text)).find(({ msg }) => msg === 'call')
    expect(line).toMatchObject({ person: 'demo-zs08', address: expect.stringMatching(/^[\w-]{12}$/), code: 4040 })
    expect(lines.join('')).not.toMatch(/王辛桐|LX9900|127\.0\.0\.1/)
  })
})
