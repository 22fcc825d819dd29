import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTestFolder } from '../../../test/folders'
import { usePortal } from '../../../test/portal'
import { runCommand } from '../../../test/run-command'

const LONG_MS = 60_000
jest.setTimeout(LONG_MS)

const BUREAU = '990000000-xf'
const ITEM = {
  orgId: BUREAU,
  sourceOrgId: BUREAU,
  sourceNo: 'WS1',
  channel: '300',
  name: '冯丙莲',
  mobile: '11012345672',
  submittedAt: '2026-11-10T22:15:00+08:00',
  text: '反映小区物业公司擅自提高停车费，请求查处。',
}

describe('Online petitions at the command line', () => {
  const portal = usePortal({ database: 'demo' })
  const folder = makeTestFolder()
  const importing = (content: unknown) => {
    const path = join(folder, 'items.json')
    writeFileSync(path, JSON.stringify(content))
    return runCommand('import-online', [path], { DATABASE_URL: portal.services.databaseUrl, DATA_FOLDER: folder })
  }

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('are taken in once, encrypted', async () => {
    expect(await importing([ITEM])).toEqual({ code: 0, told: 'Online petitions received: 1. Known already: 0.\n' })
    expect(await importing([ITEM])).toEqual({ code: 0, told: 'Online petitions received: 0. Known already: 1.\n' })
    const of = portal.db.selectFrom('petition').where('source_no', '=', 'WS1').select('id')
    const people = portal.db.selectFrom('petition_person').where('petition_id', '=', of).select('mobile')
    expect(await people.execute()).toEqual([{ mobile: expect.stringMatching(/^sm4\./) }])
  })

  it('are refused where one of them makes no sense', async () => {
    const { code, told } = await importing([{ ...ITEM, sourceNo: 'WS2', channel: '100' }])
    expect([code, told.includes('channel')]).toEqual([1, true])
  })
})
