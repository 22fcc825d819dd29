import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockOf } from '../../compose/lock.ts'
import { provinceOf, remoteOf } from '../../compose/testing.ts'
import { calls } from '../testing.ts'
import { matrixOf } from './matrix.ts'
import { planAll } from './planned.ts'

const ROOT = join(__dirname, '../../../..')

// Compiles the contract, by which manifests are read.
beforeAll(calls)

it('the page in the documents is what provinces and remotes say today', async () => {
  const { planned, versions } = await planAll(ROOT)
  expect(await readFile(join(ROOT, 'docs/compatibility.md'), 'utf8')).toBe(matrixOf(planned, versions))
})

it('each version stands in use, as fitting, outside, breaking with its cause, or not asked for', () => {
  const versionOf = (version: string, sharedLib = '^0.1.0') => {
    const { remote } = remoteOf('mf-news', { version, sharedLib })
    if (!remote) throw new Error('no remote')
    return remote
  }
  const planned = [
    { name: '甲省', remotes: { 'mf-news': '^1.0.0' } },
    { name: '乙省', remotes: {} },
  ].map(province => ({
    from: '',
    lock: lockOf({ province: provinceOf(province), all: [remoteOf('mf-news')], sharedLib: '0.1.9' }, {}, {}),
  }))
  const page = matrixOf(planned, [
    versionOf('1.2.0'),
    versionOf('1.3.0'),
    versionOf('2.0.0'),
    versionOf('1.4.0', '^0.2.0'),
  ])
  const rows = page.split('\n').filter(line => line.includes('mf-news'))
  expect(rows).toEqual([
    '| mf-news | 2.0.0 | ^0.1.0 | outside (^1.0.0) | — |',
    '| mf-news | 1.4.0 | ^0.2.0 | **breaks** (^1.0.0) | — |',
    '| mf-news | 1.3.0 | ^0.1.0 | **in use** (^1.0.0) | — |',
    '| mf-news | 1.2.0 | ^0.1.0 | fits (^1.0.0) | — |',
    'mf-news 1.4.0 in 甲省: mf-news needs shared-lib ^0.2.0, there is 0.1.9',
  ])
})
