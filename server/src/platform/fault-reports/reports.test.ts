import { reportFault, reportTimes, reportWatermark } from '@portal/shared-lib/contract/reports'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'

const lines: string[] = []
const logged = (word: string) => lines.filter(line => line.includes(word))

const fault = {
  reference: 'K7M2PQ9X',
  remote: 'mf-casework',
  version: '0.1.0',
  kind: 'event' as const,
  path: '/letterManage/letterRegister',
  error: 'TypeError',
  frames: ['remotes/mf-casework/0.1.0-7bd536b253e0/js/421.1a2b3c4d.js:1:20345'],
}

describe('Reports from browsers', () => {
  const portal = usePortal({
    config: { rateLimits: true, logLevel: 'info' },
    logTo: { write: line => lines.push(line) },
  })
  let token: string
  let personId: string

  beforeAll(async () => {
    const person = await createPerson(portal.db)
    personId = person.id
    token = await portal.signInAs(person.account)
  })
  beforeEach(() => portal.clock.advance({ minutes: 2 }))

  const audited = () => portal.db.selectFrom('audit').where('action', '=', '恢复水印').selectAll().execute()

  describe('of a watermark', () => {
    const report = { path: '/toDoManage/personalToDo', kind: 'removed' as const }

    it('are for those with a session', async () => {
      expect(await portal.ask(reportWatermark, report)).toMatchObject({ code: -1 })
    })

    it.each([
      { ...report, path: '/toDoManage/handle?xfjbh=LX1' },
      { ...report, path: '钱乙舟' },
      { ...report, kind: 'eaten' as never },
    ])('are refused with %j', async malformed => {
      expect(await portal.ask(reportWatermark, malformed, { token })).toMatchObject({ code: 4000 })
      expect(await audited()).toEqual([])
    })

    it('are in the audit, at most once a minute', async () => {
      expect(await portal.ask(reportWatermark, report, { token })).toMatchObject({ code: 0 })
      expect(await portal.ask(reportWatermark, report, { token })).toMatchObject({ code: 4290 })
      const rows = await audited()
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({ person_id: personId, object_type: 'removed', object_id: report.path })
      portal.clock.advance({ minutes: 1 })
      await portal.answerTo(reportWatermark, report, { token })
      expect(await audited()).toHaveLength(2)
    })
  })

  describe('of a fault', () => {
    it.each([
      ['a reference that is none', { reference: '1' }],
      ['a path with a query', { path: '/home/index?xm=钱乙舟' }],
      ['a text instead of a name', { error: 'Cannot read 钱乙舟' }],
      ['a frame with more than a place', { frames: ['at 钱乙舟 (main.js:1:1)'] }],
      ['too many frames', { frames: Array.from({ length: 11 }, () => 'js/main.js:1:1') }],
    ])('are refused with %s, and leave no trace of it in the log', async (_, wrong) => {
      expect(await portal.ask(reportFault, { ...fault, ...wrong })).toMatchObject({ code: 4000 })
      expect(logged('钱乙舟')).toEqual([])
      expect(logged(fault.reference)).toEqual([])
    })

    it('are in the log with the earlier version that came in', async () => {
      await portal.answerTo(reportFault, { ...fault, reference: 'F2222222', floor: '0.0.9' })
      expect(JSON.parse(logged('F2222222')[0] ?? '{}').fault).toMatchObject({ version: '0.1.0', floor: '0.0.9' })
      expect(await portal.ask(reportFault, { ...fault, floor: '钱乙舟' })).toMatchObject({ code: 4000 })
    })

    it('are in the log under the number that the user was shown, without a session too', async () => {
      await portal.answerTo(reportFault, fault)
      expect(JSON.parse(logged(fault.reference)[0] ?? '{}')).toMatchObject({ msg: 'fault in the browser', fault })
    })

    it('are answered ten times a minute for a session, another one is answered still', async () => {
      const send = (as: string) => portal.ask(reportFault, fault, { token: as })
      const codes: number[] = []
      for (let count = 0; count < 11; count++) codes.push((await send(token)).code)
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 0), 4290])
      expect(await send('another-session')).toMatchObject({ code: 0 })
    })
  })

  describe('of times', () => {
    const time = { remote: 'mf-casework', version: '0.1.0', load: 300, mount: 40 }
    const send = (times: object[], as?: string) =>
      portal.ask(reportTimes, { times: times as (typeof time)[] }, as === undefined ? {} : { token: as })

    it.each<[string, object[]]>([
      ['none', []],
      ['too many', Array.from({ length: 11 }, () => time)],
      ['one that is negative', [{ ...time, load: -1 }]],
      ['one beyond what is waited for', [{ ...time, mount: 120_001 }]],
      ['one that is no number', [{ ...time, load: 'NaN' }]],
      ['a name that is none', [{ ...time, remote: '钱乙舟' }]],
      ['a version that is none', [{ ...time, version: '"} 1\n' }]],
      ['more than times', [{ ...time, person: 'zs05' }]],
    ])('are refused with %s', async (_, times) => {
      expect(await send(times)).toMatchObject({ code: 4000 })
    })

    it('are answered twelve times a minute for a session, and a hundred and twenty for an address', async () => {
      const codes: number[] = []
      for (let count = 0; count < 13; count++) codes.push((await send([time], token)).code)
      expect(codes).toEqual([...Array.from({ length: 12 }, () => 0), 4290])
      const others: number[] = []
      for (let count = 0; count < 120; count++) others.push((await send([time], `made-up-${count}`)).code)
      expect(others).toContain(0)
      expect(others.at(-1)).toBe(4290)
    })
  })
})
