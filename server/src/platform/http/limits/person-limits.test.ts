import { crossTable } from '@portal/shared-lib/contract/cross-tables'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { LIVE_PATH } from '@portal/shared-lib/contract/live'
import { newMessages } from '@portal/shared-lib/contract/messages'
import { peopleByName } from '@portal/shared-lib/contract/people'
import { petition } from '@portal/shared-lib/contract/petitions'
import { overview } from '@portal/shared-lib/contract/stats'
import { sql } from 'kysely'
import { useCases } from '../../../../test/cases'
import { usePortal } from '../../../../test/portal'
import { alarmOfAccess } from '../../../petitions/access/access-alarm'
import { setParameter } from '../../../screens/parameters/set'

const FREE: CallArgs<typeof crossTable> = { rows: ['region'], metrics: ['M01'], from: '2026-01-01', to: '2026-06-30' }

describe('What one person may do in a time', () => {
  const portal = usePortal({ database: 'demo', config: { rateLimits: true } })
  const cases = useCases(portal)
  afterAll(() => portal.clock.reset())

  const set = async (name: string, value: object) => {
    const to = { name, regionCode: '990000000000', value: JSON.stringify(value), validFrom: '2026-01-01' }
    await setParameter(portal.db, to)
    // What was read is kept for a minute.
    portal.clock.advance({ minutes: 2 })
  }
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })

  it('is limited by person, from all sessions together, and says how long to wait', async () => {
    await set('rate.people', { calls: 4, minutes: 3 })
    const sessions = [await portal.signInAs('zs05'), await portal.signInAs('zs05')]
    const ask = (token: string | undefined) => portal.ask(peopleByName, { name: '王' } as never, { token })
    for (let count = 0; count < 4; count++) expect((await ask(sessions[count % 2])).code).not.toBe(4291)
    expect(await ask(sessions[0])).toMatchObject({ code: 4291, message: '操作过于频繁，请3分钟后再试' })
    expect((await ask((await as('zs06')).token)).code).not.toBe(4291)
  })

  it('tells the security officer of who opens many cases, once, and keeps it', async () => {
    await set('rate.openCase', { calls: 200, minutes: 5, alarm: 3 })
    const { petitionNo } = await cases.letter()
    const open = async (times: number, account: string) => {
      for (let count = 0; count < times; count++) await portal.answerTo(petition, { petitionNo }, await as(account))
      await alarmOfAccess(portal.services)
    }
    const alarms = async () => {
      const { list } = await portal.answerTo(newMessages, { pageNumber: 1, limit: 20 } as never, await as('sec92'))
      return list.map(({ type, content }) => [type, content])
    }
    await open(3, 'zs05')
    expect(await alarms()).toEqual([])
    await open(1, 'zs05')
    await open(2, 'zs05')
    expect(await alarms()).toEqual([['25', '临江省信访局周戊汀（zs05）5分钟内打开信访件4次，请核实是否为工作需要。']])
    await open(4, 'zs06')
    expect(await alarms()).toHaveLength(2)
    const rows = await sql`select object_id, result from audit where action = 'accessAlarm' order by id`.execute(
      portal.db,
    )
    expect(rows.rows).toEqual([
      { object_id: 'demo-zs05', result: 'rate.openCase' },
      { object_id: 'demo-zs06', result: 'rate.openCase' },
    ])
  })

  it('is so many figures of boards and reports, free tables too', async () => {
    await set('rate.figures', { calls: 3, minutes: 1 })
    const who = await as('zs07')
    for (let count = 0; count < 3; count++) expect((await portal.ask(overview, {}, who)).code).toBe(0)
    const refused = { code: 4291, message: expect.stringMatching(/^操作过于频繁，请\d+秒后再试$/) }
    expect(await portal.ask(overview, {}, who)).toMatchObject(refused)
    expect((await portal.ask(overview, {}, await as('zs06'))).code).not.toBe(4291)
    const free = () => portal.ask(crossTable, FREE, who)
    for (let count = 0; count < 3; count++) expect((await free()).code).toBe(0)
    expect(await free()).toMatchObject(refused)
  })

  it('is ten streams of live updates at once', async () => {
    const { token } = await as('zs08')
    const open = new AbortController()
    const headers = { Authorization: `Bearer ${token}` }
    const stream = () => portal.send(LIVE_PATH, { headers, signal: open.signal })
    for (let count = 0; count < 10; count++)
      expect((await stream()).headers.get('content-type')).toMatch('text/event-stream')
    expect(await (await stream()).json()).toMatchObject({ code: 4290 })
    open.abort()
  })
})
