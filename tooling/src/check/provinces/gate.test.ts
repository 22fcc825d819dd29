import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractOf } from '../../compose/contract.ts'
import { lockOf } from '../../compose/lock.ts'
import { provinceOf, remoteOf } from '../../compose/testing.ts'
import { reportOf } from '../run.ts'
import { calls, subjectOf } from '../testing.ts'
import { lookAtProvinces } from './gate.ts'
import { type Locked, readLocked } from './locked.ts'

const ROUTES = [{ path: '/news', title: '要闻', check: false }]
const WIDGET = { key: 'latest', title: '要闻', size: 'side' as const, homes: ['index'], door: './parts' }

/** A province that has mf-news 1.3.0 and a remote beside it. */
async function lockedOf(province: object = {}, beside: object = {}, sharedLib = '0.1.9'): Promise<Locked> {
  const known = await calls()
  const news = remoteOf('mf-news', { routes: ROUTES, homeWidgets: [WIDGET], permissions: ['news:all'] })
  const all = [news, remoteOf('mf-map', beside)]
  const lock = lockOf(
    { province: provinceOf({ remotes: { 'mf-news': '^1.0.0' }, ...province }), all, sharedLib },
    {},
    {},
  )
  return { from: 'locks/1', lock, contract: contractOf(known, [...known.keys()]) }
}

async function found(locked: Locked[], remote: object = {}) {
  const subject = await subjectOf({
    remote: { version: '1.4.0', routes: ROUTES, homeWidgets: [WIDGET], permissions: ['news:all'], ...remote },
    locked,
  })
  await rm(subject.folder, { recursive: true })
  return lookAtProvinces(subject)
}

const yunting = { name: '云汀省' }

it('lets a version pass that fits every province that takes it, and names those that do not take it', async () => {
  const pinned = await lockedOf({ name: '澄溪省', remotes: { 'mf-news': '~1.3.0' } })
  const without = await lockedOf({ name: '平川省', remotes: {} })
  expect(await found([await lockedOf(), pinned, without])).toEqual({
    breaches: [],
    detail: '1 of 3 take it',
    notes: ['澄溪省 stays with 1.3.0: it takes ~1.3.0, not 1.4.0', '平川省 has no mf-news'],
  })
})

const place = { place: 'caseTab', key: 'map', title: '地图', needs: ['news:all'], door: './parts' }

it.each([
  [
    'an older shared library',
    [yunting, {}, '0.1.2'],
    { sharedLib: '^0.1.5' },
    'mf-news needs shared-lib ^0.1.5, there is 0.1.2',
  ],
  [
    'a page that another remote has there',
    [yunting, { routes: [{ path: '/extra', title: '图', check: false }] }],
    { routes: [...ROUTES, { path: '/extra', title: '图', check: false }] },
    'mf-news serves /extra, as another remote does',
  ],
  [
    'a right that another remote needs there',
    [yunting, { places: [place] }],
    { permissions: [] },
    'mf-map has the caseTab map, which needs news:all: no remote has that',
  ],
  [
    'a widget that stands on a home page there',
    [{ ...yunting, homes: { index: ['latest'] } }],
    { homeWidgets: [] },
    'The home page index is to have the widget latest, which no remote brings',
  ],
  [
    'the page after signing in',
    [{ ...yunting, home: '/news' }],
    { routes: [] },
    'the page after signing in is /news, which no remote serves',
  ],
] as const)('blocks what breaks one province: %s', async (_, [province, beside, lib], remote, why) => {
  const { breaches } = await found([await lockedOf(), await lockedOf(province, beside, lib)], remote)
  expect(breaches).toEqual([`云汀省 (locks/1): ${why}`])
})

it('blocks a call that the server of a province does not answer, or answers otherwise', async () => {
  const one = await lockedOf(yunting)
  const { 'mail.inbox': inbox, ...rest } = one.contract ?? {}
  if (!inbox) throw new Error('no inbox')
  expect((await found([{ ...one, contract: rest }])).breaches).toEqual([
    '云汀省 (locks/1): mf-news calls mail.inbox, which the server does not know',
  ])
  const demanding = { ...inbox, args: { ...inbox.args, required: ['key'] } }
  expect((await found([{ ...one, contract: { ...rest, 'mail.inbox': demanding } }])).breaches).toEqual([
    '云汀省 (locks/1): mf-news does not always send key to mail.inbox, which the server demands',
  ])
  const { contract: _, ...bare } = one
  expect((await found([bare])).notes).toEqual([
    '云汀省 has no contract.json beside its lock: the calls were not compared',
  ])
})

it('is not passed in silence where no lock is given', async () => {
  const finding = await found([])
  expect(reportOf('mf-news', [{ name: 'Provinces', todo: '', ...finding }])).toEqual([
    'Not looked at: Provinces, name the compositions of provinces by --lock',
    'mf-news may be shipped',
  ])
})

it('reads single locks and every lock below a folder, with the contract beside', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'locks-'))
  const { lock } = await lockedOf()
  const put = async (name: string) => {
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, 'composition.lock.json'), JSON.stringify(lock))
  }
  await put('one/1')
  await put('one/1/www/kept')
  await put('two')
  await mkdir(join(folder, 'empty'))
  await writeFile(join(folder, 'two/contract.json'), '{}')
  const read = await readLocked([folder, join(folder, 'two/composition.lock.json')])
  expect(read.map(({ from, contract }) => [from.slice(folder.length + 1), contract])).toEqual([
    ['one/1/composition.lock.json', undefined],
    ['two/composition.lock.json', {}],
  ])
  await expect(readLocked([join(folder, 'empty')])).rejects.toThrow('holds no composition.lock.json')
  await rm(folder, { recursive: true })
})
