import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractOf } from '../../compose/contract.ts'
import { lockOf } from '../../compose/lock.ts'
import { provinceOf, remoteOf } from '../../compose/testing.ts'
import {
  composed,
  packed,
  registry,
  root,
  target,
  useRegistry,
  write,
  writeProvince,
} from '../../pack/testing-registry.ts'
import { calls } from '../testing.ts'
import { matrixOf } from './matrix.ts'
import { readVersions } from './versions.ts'

const ROOT = join(__dirname, '../../../..')

// Compiles the contract, by which manifests are read.
beforeAll(calls)

it('the page in the documents is what provinces and remotes say today', async () => {
  const page = await readFile(join(ROOT, 'docs/compatibility.md'), 'utf8')
  expect(page).toBe(matrixOf(await readVersions({ root: ROOT, locks: [] })))
})

const rowsOf = (page: string, name: string) => page.split('\n').filter(line => line.includes(name))

describe('each version', () => {
  const versionOf = (version: string, { sharedLib = '^0.1.0', called = [] as string[], needed = {} } = {}) => {
    const { remote } = remoteOf('mf-news', { version, sharedLib, calls: called })
    if (!remote) throw new Error('no remote')
    return { remote, needed }
  }

  it('stands in use, as fitting, outside, breaking with its cause, or not asked for', async () => {
    const known = await calls()
    const portals = [
      { name: '甲省', remotes: { 'mf-news': '^1.0.0', shell: '~0.1.0' } },
      { name: '乙省', remotes: {} },
    ].map(province => ({
      from: '',
      lock: lockOf({ province: provinceOf(province), all: [remoteOf('mf-news')], sharedLib: '0.1.9' }, {}, {}),
      contract: contractOf(known, ['mail.inbox']),
    }))
    const inbox = contractOf(known, ['mail.inbox'])
    const page = matrixOf({
      portals,
      shells: [
        { version: '0.1.0', sharedLib: '0.1.9' },
        { version: '0.2.0', sharedLib: '0.2.0' },
      ],
      remotes: [
        versionOf('1.2.0', { called: ['mail.inbox'], needed: inbox }),
        versionOf('1.3.0'),
        versionOf('2.0.0'),
        versionOf('1.4.0', { sharedLib: '^0.2.0' }),
        versionOf('1.5.0', { called: ['mail.recall'] }),
      ],
    })
    expect(rowsOf(page, 'mf-news')).toEqual([
      '| mf-news | 2.0.0 | ^0.1.0 | outside (^1.0.0) | — |',
      '| mf-news | 1.5.0 | ^0.1.0 | **breaks** (^1.0.0) | — |',
      '| mf-news | 1.4.0 | ^0.2.0 | **breaks** (^1.0.0) | — |',
      '| mf-news | 1.3.0 | ^0.1.0 | **in use** (^1.0.0) | — |',
      '| mf-news | 1.2.0 | ^0.1.0 | fits (^1.0.0) | — |',
      'shell 0.2.0 in 乙省: mf-news needs shared-lib ^0.1.0, there is 0.2.0',
      'mf-news 1.5.0 in 甲省: mf-news calls mail.recall, which the server does not know',
      'mf-news 1.4.0 in 甲省: mf-news needs shared-lib ^0.2.0, there is 0.1.9',
    ])
    expect(rowsOf(page, '| shell')).toEqual([
      '| shell | 0.2.0 | brings 0.2.0 | outside (~0.1.0) | **breaks** (*) |',
      '| shell | 0.1.0 | brings 0.1.9 | fits (~0.1.0) | fits (*) |',
    ])
  })
})

describe('the versions that there are', () => {
  useRegistry()
  beforeEach(() => write('shared-lib/package.json', { version: '0.1.0' }))

  it('are those of the sources, of the registry and of locks, held against what was locked', async () => {
    await composed()
    await packed('mf-news', '1.1.0', { 'remoteEntry.2b3c4d5e.js': 'newer' })
    await packed('mf-news', '2.0.0', { 'remoteEntry.3c4d5e6f.js': 'newest' })
    const page = matrixOf(await readVersions({ root, registry, locks: [target()] }))
    expect([...rowsOf(page, '| mf-'), ...rowsOf(page, '| shell')]).toEqual([
      '| mf-login | 0.1.0 | ^0.1.0 | **in use** (^0.1.0) |',
      '| mf-news | 2.0.0 | ^0.1.0 | outside (^1.0.0) |',
      '| mf-news | 1.1.0 | ^0.1.0 | fits (^1.0.0) |',
      '| mf-news | 1.0.0 | ^0.1.0 | **in use** (^1.0.0) |',
      '| shell | 0.1.0 | brings 0.1.0 | **in use** (*) |',
    ])
  })

  it('are held against what a province would lock where it has locked nothing', async () => {
    await packed('mf-news', '1.1.0', { 'remoteEntry.2b3c4d5e.js': 'newer' })
    await writeProvince({ 'mf-news': '~1.0.0' })
    const page = matrixOf(await readVersions({ root, registry, locks: [] }))
    expect(rowsOf(page, '| mf-')).toEqual([
      '| mf-login | 0.1.0 | ^0.1.0 | — |',
      '| mf-news | 1.1.0 | ^0.1.0 | outside (~1.0.0) |',
      '| mf-news | 1.0.0 | ^0.1.0 | **in use** (~1.0.0) |',
    ])
  })
})
