import { usePortal } from '../../../test/portal'
import { runCommand } from '../../../test/run-command'

const LONG_MS = 60_000
jest.setTimeout(LONG_MS)

describe('Parameters at the command line', () => {
  const portal = usePortal({ database: 'demo' })
  const parameters = (...args: string[]) =>
    runCommand('parameters', args, { DATABASE_URL: portal.services.databaseUrl })
  const CITY = '990100000000'

  it('are set for a region from a day on', async () => {
    const told = 'limit.K04 is {"length":10} in 990100000000 from 2027-01-01 on\n'
    expect(await parameters('set', 'limit.K04', CITY, '{"length":10}', '2027-01-01')).toEqual({ code: 0, told })
    expect(await portal.db.selectFrom('rule_param').selectAll().execute()).toEqual([
      { name: 'limit.K04', region_code: CITY, value: { length: 10 }, valid_from: '2027-01-01', valid_to: null },
    ])
  })

  it.each([
    ['nothing', [], 'Usage: parameters set'],
    ['a value that is none', ['set', 'warn.unit', CITY, '"ten"', '2027-01-01'], '"ten" is no value of warn.unit'],
  ])('are refused with %s', async (_, args, told) => {
    expect(await parameters(...args)).toEqual({ code: 1, told: expect.stringContaining(told) })
  })
})
