import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTestFolder } from '../../../test/folders'
import { usePortal } from '../../../test/portal'
import { runCommand } from '../../../test/run-command'

const LONG_MS = 60_000
jest.setTimeout(LONG_MS)

const RATING = { petitionNo: 'LX990000991231999999', side: 'unit', value: '0', channel: '1' }

describe('Ratings at the command line', () => {
  const portal = usePortal({ database: 'demo' })
  const folder = makeTestFolder()
  const importing = (content: unknown) => {
    const path = join(folder, 'ratings.json')
    writeFileSync(path, JSON.stringify(content))
    const env = { DATABASE_URL: portal.services.databaseUrl, DATA_FOLDER: folder }
    return runCommand('import-evaluations', [path], env)
  }

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('tell which of them were refused, and why', async () => {
    expect(await importing([RATING])).toEqual({
      code: 0,
      told: 'Ratings stored: 0. Known already: 0. Refused: 1.\nLX990000991231999999 unit: 信访件不存在或您无权查看\n',
    })
  })

  it('are refused where one of them makes no sense', async () => {
    const { code, told } = await importing([{ ...RATING, value: '2' }])
    expect([code, told.includes('请选择评价结果')]).toEqual([1, true])
  })
})
