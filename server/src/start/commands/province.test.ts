import { join } from 'node:path'
import { useDatabase } from '../../../test/database'
import { runCommand } from '../../../test/run-command'
import { ROOT } from '../../platform/root'

const FOLDER = join(ROOT, 'provinces/chengxi/start')

describe('province init', () => {
  const database = useDatabase()
  const init = (...options: string[]) =>
    runCommand('province', ['init', FOLDER, ...options], { DATABASE_URL: database.databaseUrl, PROVINCE_CODE: '98' })
  const regions = async () => (await database.db.selectFrom('region').select('region_code').execute()).length

  it('only says what it would do, then does it and hands three passwords out once', async () => {
    expect(await init('--check')).toMatchObject({ code: 0, told: expect.stringContaining('检查通过，未写入任何内容') })
    expect(await regions()).toBe(0)
    const done = await init()
    expect(done.code).toBe(0)
    expect(done.told.match(/一次性密码 \S+/g)).toHaveLength(3)
    expect(await regions()).toBeGreaterThan(0)
    expect((await init()).told).not.toContain('一次性密码')
  })
})
