import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTestFolder } from '../../test/folders'
import { PROVINCE } from '../../test/province'
import { readConfig } from '../platform/config'
import { openLog } from './start'
import { createTeardown } from './teardown'

const DAY_MS = 86_400_000

describe('The log of the server', () => {
  const open = async (logFolder: string | undefined, logDays = 184) => {
    const teardown = createTeardown()
    const config = { ...readConfig({}, '/srv/portal', PROVINCE), logFolder, logDays }
    return { log: await openLog(config, teardown), close: teardown.run }
  }

  it('is a file for its owner alone', async () => {
    const folder = join(makeTestFolder(), 'logs')
    const { log, close } = await open(folder)
    log?.write('{"msg":"call"}\n')
    await close()
    expect(readFileSync(join(folder, 'server.log'), 'utf8')).toBe('{"msg":"call"}\n')
    const modes = [folder, join(folder, 'server.log')].map(path => statSync(path).mode & 0o777)
    expect(modes).toEqual([0o700, 0o600])
  })

  it('goes on in a new file each day, and keeps as many as it is told to', async () => {
    const folder = makeTestFolder()
    for (let day = 5; day >= 1; day--) {
      writeFileSync(join(folder, 'server.log'), `of ${day} days ago\n`, { mode: 0o600 })
      const then = new Date(Date.now() - day * DAY_MS)
      utimesSync(join(folder, 'server.log'), then, then)
      const { log, close } = await open(folder, 3)
      log?.write('a line\n')
      await close()
    }
    const kept = readdirSync(folder).filter(name => /^server-\d{4}-\d\d-\d\d\.log$/.test(name))
    expect(kept).toHaveLength(3)
    expect(kept.every(name => (statSync(join(folder, name)).mode & 0o777) === 0o600)).toBe(true)
  })

  it('is standard output where no folder is wanted', async () => {
    expect((await open(undefined)).log).toBeUndefined()
    expect(readConfig({ LOG_FOLDER: '-' }, '/srv/portal', PROVINCE).logFolder).toBeUndefined()
  })
})
