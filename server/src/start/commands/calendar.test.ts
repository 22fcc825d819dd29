import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTestFolder } from '../../../test/folders'
import { createCaseRoles, createSentCase, createUnitTodo, startUnitClock } from '../../../test/limits'
import { usePortal } from '../../../test/portal'
import { runCommand } from '../../../test/run-command'
import { endOfDay } from '../../platform/calendar/china-time'
import { readCalendar } from '../../platform/calendar/read-calendar'

const LONG_MS = 60_000
jest.setTimeout(LONG_MS)

const day = (date: string, isOffDay = true) => ({ name: '元旦', date, isOffDay })

describe('The calendar at the command line', () => {
  const portal = usePortal()
  const folder = makeTestFolder()
  const calendar = (...args: string[]) => runCommand('calendar', args, { DATABASE_URL: portal.services.databaseUrl })
  const file = (content: unknown) => {
    const path = join(folder, 'notice.json')
    writeFileSync(path, JSON.stringify(content))
    return path
  }
  const importing = (content: unknown) => calendar('import', file(content))
  const kindOf = async (text: string) => (await readCalendar(portal.db)).kindOf(text)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('takes a year in once, and a running server knows it', async () => {
    const notice = {
      year: 2027,
      papers: ['国办发明电'],
      days: [day('2027-01-01'), day('2027-01-02'), day('2027-01-03')],
    }
    expect(await kindOf('2027-01-01')).toBe('W')
    expect(await importing(notice)).toEqual({ code: 0, told: '2027 is loaded, 0 limits moved\n' })
    expect(await kindOf('2027-01-01')).toBe('H')
    expect((await readCalendar(portal.db)).knows(2027)).toBe(true)
    expect(await importing(notice)).toEqual({ code: 0, told: '2027 is loaded as it is\n' })
    const audited = portal.db.selectFrom('audit').where('action', '=', 'importCalendar').select('object_id')
    expect(await audited.execute()).toEqual([{ object_id: '2027' }])
  })

  it('takes a corrected year in place of the earlier one', async () => {
    expect(await importing({ year: 2027, days: [day('2027-01-04')] })).toMatchObject({ code: 0 })
    expect([await kindOf('2027-01-01'), await kindOf('2027-01-04')]).toEqual(['W', 'H'])
  })

  it('leaves the rest of a year to its own notice where the next one speaks of its last days', async () => {
    await importing({ year: 2027, days: [day('2026-12-31'), day('2027-01-01')] })
    expect([await kindOf('2026-12-31'), await kindOf('2026-10-10')]).toEqual(['H', 'A'])
    const days = portal.db.selectFrom('work_calendar').where('year_source', '=', 2026).select('day')
    expect(await days.execute()).toHaveLength(364)
  })

  it('counts open limits again, with what was due by them', async () => {
    await createCaseRoles(portal)
    const sent = await createSentCase(portal)
    const clockId = await startUnitClock(portal, sent, 'K04', new Date('2027-02-20T09:00:00+08:00'))
    const old = endOfDay('2027-03-08')
    await createUnitTodo(portal, sent, sent.people.clerk)
    await portal.db.updateTable('todo').set({ due_at: old }).where('petition_id', '=', sent.petitionId).execute()
    await portal.db.updateTable('petition').set({ due_at: old }).where('id', '=', sent.petitionId).execute()
    await portal.db.updateTable('handling_step').set({ due_at: old }).where('id', '=', sent.stepId).execute()
    const dueOf = async (table: 'clock' | 'todo' | 'petition' | 'handling_step') =>
      (await portal.db.selectFrom(table).where(`${table}.due_at`, 'is not', null).select('due_at').execute()).map(
        row => row.due_at,
      )
    expect(await dueOf('clock')).toEqual([old])

    expect(await importing({ year: 2027, days: [day('2027-03-08')] })).toMatchObject({
      told: '2027 is loaded, 1 limits moved\n',
    })
    for (const table of ['clock', 'todo', 'petition', 'handling_step'] as const)
      expect(await dueOf(table)).toEqual([endOfDay('2027-03-09')])
    await portal.db.deleteFrom('clock').where('id', '=', clockId).execute()
  })

  it('tells which years there are, and which are missing', async () => {
    const { code, told } = await calendar('years')
    expect(code).toBe(0)
    expect(told).toContain('2025: 国办发明电〔2024〕12号\n2026: 国办发明电〔2025〕7号\n2027: 2027\n')
  })

  it('changes nothing by a file that is no calendar', async () => {
    const before = await portal.db.selectFrom('work_year').selectAll().orderBy('year').execute()
    expect(await importing({ year: 2028, days: [day('2027-06-01')] })).toEqual({
      code: 1,
      told: expect.stringContaining('2027-06-01 is not a day of 2028'),
    })
    expect(await calendar('import', join(folder, 'none.json'))).toMatchObject({ code: 1 })
    expect(await portal.db.selectFrom('work_year').selectAll().orderBy('year').execute()).toEqual(before)
  })

  it.each([[[]], [['import']], [['other', 'file']]])('does not know %j', async args => {
    expect(await calendar(...args)).toEqual({ code: 1, told: 'Usage: calendar import <file> | years\n' })
  })
})
