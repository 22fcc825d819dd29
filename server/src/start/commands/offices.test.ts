import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LABOUR, PROVINCE_BUREAU } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { runCommand } from '../../../test/run-command'

const LONG_MS = 60_000
jest.setTimeout(LONG_MS)

describe('At the command line an organisation has set', () => {
  const portal = usePortal({ database: 'demo' })
  const folder = mkdtempSync(join(tmpdir(), 'seeds-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const codeOf = async (id: string) =>
    (await portal.db.selectFrom('organisation').where('id', '=', id).select('org_code').executeTakeFirstOrThrow())
      .org_code
  const run = (name: string, ...args: string[]) =>
    runCommand(name, args, { DATABASE_URL: portal.services.databaseUrl, PROVINCE: '' })
  const set = (name: string, list: unknown) => {
    const path = join(folder, `${name}.json`)
    writeFileSync(path, JSON.stringify(list))
    return run(name, 'set', path)
  }
  const audited = async (action: string) => {
    const rows = await portal.db.selectFrom('audit').where('action', '=', action).select('object_id').execute()
    return rows.map(({ object_id }) => object_id)
  }
  /** What was there and what is since, by the last change. */
  const changeOf = async (action: string) => {
    const last = portal.db.selectFrom('audit').where('action', '=', action).orderBy('id', 'desc')
    const { before, after } = await last.select(['before', 'after']).executeTakeFirstOrThrow()
    return [before, after].map(text => (text === '' ? undefined : JSON.parse(text)))
  }

  it('whose agreement its acts need', async () => {
    const code = await codeOf(LABOUR)
    const chain = [{ role: 'R14', within: 'org' }]
    const list = [
      { for: code, subject: 'answer', chain },
      { for: code, subject: 'report', chain: [] },
    ]
    expect(await set('approvals', list)).toEqual({ code: 0, told: '2 chains are set\n' })
    const { told } = await run('approvals', 'show', code)
    expect(told).toMatch(/^answer: R14 \(org\)$/m)
    expect(told).toMatch(/^report: nobody$/m)
    expect(told).toMatch(/^extension: R14 \(org\)$/m)
    expect(await audited('setChain')).toEqual([`${code} answer`, `${code} report`])
    await set('approvals', [{ for: code, subject: 'answer', chain: [] }])
    expect(await changeOf('setChain')).toEqual([{ nodes: chain }, { nodes: [] }])
  })

  it('whether the system urges in its name', async () => {
    const [organisation, auto] = [await codeOf(PROVINCE_BUREAU), { yellow: true, red: false }]
    const stored = () => portal.db.selectFrom('urge_setting').selectAll().execute()
    expect(await set('urging', [{ organisation, auto }])).toEqual({ code: 0, told: '1 organisations are set\n' })
    expect(await stored()).toEqual([{ org_id: PROVINCE_BUREAU, ...auto }])
    expect(await set('urging', [{ organisation, auto: null }])).toMatchObject({ code: 0 })
    expect(await stored()).toEqual([])
    expect(await audited('setUrging')).toEqual([PROVINCE_BUREAU, PROVINCE_BUREAU])
    expect(await changeOf('setUrging')).toEqual([auto, undefined])
    expect(await set('urging', [{ organisation, auto: { red: true } }])).toMatchObject({ code: 1 })
  })

  it.each([
    ['an organisation that there is not', [{ for: 'x', subject: 'answer', chain: [] }], 'There is no organisation x'],
    [
      'a subject that there is not',
      [{ for: 'unit', subject: 'x', chain: [] }],
      'There is no subject x. There are: assign',
    ],
    ['a role that there is not', [{ for: 'unit', subject: 'file', chain: [{ role: 'R99', within: 'org' }] }], 'R99'],
    ['something else than a chain', [{ for: 'unit', subject: 'file', chain: [{ role: 'R14' }] }], 'chain[0].within'],
  ])('nothing of a list with %s', async (_, wrong, told) => {
    const before = await portal.db.selectFrom('approval_chain').selectAll().execute()
    const right = { for: 'bureau', subject: 'file', chain: [] }
    expect(await set('approvals', [right, ...wrong])).toEqual({ code: 1, told: expect.stringContaining(told) })
    expect(await portal.db.selectFrom('approval_chain').selectAll().execute()).toEqual(before)
  })

  it('who is on duty, and the last word on a day counts', async () => {
    const organisation = await codeOf(PROVINCE_BUREAU)
    await set('duty', [{ organisation, days: { '2026-11-20': 'zs06', '2026-11-21': 'zs07' } }])
    expect(await set('duty', [{ organisation, days: { '2026-11-20': 'zs07' } }])).toMatchObject({ code: 0 })
    const days = await portal.db.selectFrom('duty').orderBy('day').select(['day', 'person_id']).execute()
    expect(days).toEqual([
      { day: '2026-11-20', person_id: 'demo-zs07' },
      { day: '2026-11-21', person_id: 'demo-zs07' },
    ])
    expect(await changeOf('setDuty')).toEqual([{ '2026-11-20': 'demo-zs06' }, { '2026-11-20': 'demo-zs07' }])
    const told = expect.stringContaining('Nobody with the account rs12 works in')
    expect(await set('duty', [{ organisation, days: { '2026-11-22': 'rs12' } }])).toEqual({ code: 1, told })
  })

  it('to whom its work is given by itself, in place of what was set before', async () => {
    const organisation = await codeOf(LABOUR)
    await set('distribution', [{ organisation, categories: { '04': ['rs12'], '': ['rs12', 'rs13'] } }])
    const told = '1 organisations are set\n'
    expect(await set('distribution', [{ organisation, categories: { '05': ['rs12', 'rs12'] } }])).toEqual({
      code: 0,
      told,
    })
    expect(await portal.db.selectFrom('distribution_rule').selectAll().execute()).toEqual([
      { org_id: LABOUR, category: '05', person_id: 'demo-rs12' },
    ])
    expect(await changeOf('setDistribution')).toEqual([
      { '04': ['demo-rs12'], '': ['demo-rs12', 'demo-rs13'] },
      { '05': ['demo-rs12'] },
    ])
    await set('distribution', [{ organisation, categories: {} }])
    expect(await portal.db.selectFrom('distribution_rule').selectAll().execute()).toEqual([])
  })

  it.each(['approvals', 'duty', 'distribution'])('nothing by %s without a file', async name => {
    expect(await run(name)).toEqual({ code: 1, told: expect.stringContaining(`Usage: ${name} set`) })
  })
})
