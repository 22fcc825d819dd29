import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHECKS } from './checks.ts'
import { MANIFEST, reportOf } from './run'
import { subjectOf } from './testing.ts'

/** Needs a browser, and has a test of its own. */
const QUICK = CHECKS.filter(({ name }) => name !== 'Leaks')

/** What the checks find, by their names, where they find anything. */
async function breachesOf(change?: Parameters<typeof subjectOf>[0]) {
  const subject = await subjectOf(change)
  const found = await Promise.all(
    QUICK.map(async ({ name, look }) => {
      const { breaches } = await look(subject, () => {})
      return breaches.length ? [name, ...breaches] : []
    }),
  )
  await rm(subject.folder, { recursive: true })
  return found.filter(({ length }) => length)
}

/** Does not compress. */
const heavy = (kilobytes: number) => randomBytes(kilobytes * 1000).toString('latin1')
const css = (text: string) => ({ files: { 'css/2.css': text } })

const pictureOf = (markup: string) => ({
  remote: { routes: [{ path: '/news', title: '要闻', check: false, open: true, prerender: true }] },
  part: { pictures: { theme: { usual: {}, contrast: {} }, pages: { '/news': [{ modes: ['ordinary'], markup }] } } },
})

it('a remote that fits passes all checks', async () => {
  expect(await breachesOf()).toEqual([])
})

it.each([
  ['Shared library', { remote: { sharedLib: '^0.2.0' } }, 'mf-news needs shared-lib ^0.2.0, there is 0.1.9'],
  ['Verified loading', { part: { verifies: false } }, 'mf-news is built without verifying the files it loads'],
  [
    'Routes and permissions',
    { remote: { routes: [{ path: '/mail', title: '邮件', check: false }] } },
    'mf-news serves /mail, as another remote does',
  ],
  [
    'Routes and permissions',
    { remote: { routes: [{ path: '/knowledgeTree', title: '知识', check: false }] } },
    'mf-news serves /knowledgeTree, which every portal has from mf-knowledge',
  ],
  [
    'Routes and permissions',
    { remote: { permissions: ['yj:all'] } },
    'mf-news brings the permission yj:all, as another remote does',
  ],
  ['Routes and permissions', { remote: { companion: './corner' } }, 'mf-news opens ./corner, which it does not expose'],
  ['Endpoints', { part: { endpoints: ['mailNews'] } }, 'mf-news names endpoints mailNews…, among the mail… of mf-mail'],
  ['Endpoints', { part: { endpoints: ['ma'] } }, 'mf-mail names endpoints mail…, among the ma… of mf-news'],
  ['Endpoints', { source: `remoteApi('mf-mail', 'news', x)` }, 'mf-news adds endpoints in the name of mf-mail'],
  [
    'Endpoints',
    { source: `remoteApi('mf-news', 'news', build => ({ allNews: reads(build, x) }))` },
    'mf-news names the endpoint allNews, which begins with none of news',
  ],
  [
    'Calls',
    { remote: { calls: ['mail.inbox', 'mail.burn'] } },
    'mf-news calls mail.burn, which the server does not know',
  ],
  ['Calls', { remote: { calls: [] } }, 'mf-news calls mail.inbox, which its remote.json does not name'],
  [
    'Calls',
    { part: { used: ['mail.inbox', 'mail.outbox'] } },
    'mf-news calls mail.outbox, which its remote.json does not name',
  ],
  [
    'Calls',
    {
      remote: {
        header: [{ title: '要闻', order: 1, opens: { page: '/news' }, counter: { call: 'News/count', tag: 'Mail' } }],
      },
    },
    'mf-news counts by News/count, which the server does not know',
  ],
  ['Styles', css('p { margin: 0 }'), 'p reaches outside of the remote'],
  ['Styles', css(':root { --portal-primary: red }'), ':root reaches outside of the remote'],
  ['Styles', css('.list-1a2B3c, .ant-select { top: 0 }'), '.ant-select reaches outside of the remote'],
  ['Styles', css('p:not(.list-1a2B3c) { top: 0 }'), 'p:not(.list-1a2B3c) reaches outside of the remote'],
  ['Styles', css('body:has(.list-1a2B3c) { top: 0 }'), 'body:has(.list-1a2B3c) reaches outside of the remote'],
  ['Styles', css(':is(.list-1a2B3c, p) { top: 0 }'), ':is(.list-1a2B3c, p) reaches outside of the remote'],
  ['Styles', css('@media print { h1 { top: 0 } }'), 'h1 reaches outside of the remote'],
  ['Styles', css('@keyframes spin { to { top: 0 } }'), '@keyframes spin reaches outside of the remote'],
  ['Styles', css('@import url(https://fonts.example.cn/a.css);'), /^@import .* reaches outside of the remote$/],
  [
    'First picture',
    { remote: { routes: [{ path: '/news', title: '要闻', check: false, open: true, prerender: true }] } },
    'mf-news has /news rendered at build, but it was not',
  ],
  ['First picture', pictureOf('<p onclick="x">x</p>'), 'mf-news, /news as it was rendered: <p> may not have onclick'],
  ['Bytes', { files: { 'js/1.js': heavy(60) } }, /^\.\/app fetches \d\d KB before it shows anything, 40 are allowed$/],
  ['Bytes', { files: { 'js/later.js': heavy(500) } }, /^All its files are \d{3} KB, 400 are allowed$/],
  ['Bytes', { remote: { budget: { door: 0.01 } } }, './app fetches 1 KB before it shows anything, 0.01 are allowed'],
])('%s: a remote that breaks just this rule is told of it (%#)', async (name, change, breach) => {
  const expected = typeof breach === 'string' ? breach : expect.stringMatching(breach)
  expect(await breachesOf(change)).toEqual([[name, expected]])
})

it('a remote that needs more than others may say so', async () => {
  expect(await breachesOf({ files: { 'js/1.js': heavy(60) }, remote: { budget: { door: 100 } } })).toEqual([])
})

it('Manifest: everything that is wrong in remote.json is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'check-'))
  await writeFile(
    join(folder, 'remote.json'),
    JSON.stringify({ name: 'News', version: '1', sharedLib: '', exposes: {}, routes: [], calls: [] }),
  )
  await expect(MANIFEST.look(folder)).rejects.toThrow(/remote\.json: name: .*\n.*remote\.json: version: /)
  await rm(folder, { recursive: true })
})

describe('the report', () => {
  const fits = { name: 'Bytes', todo: 'Load later.', breaches: [] }

  it('says of each breach what to do', () => {
    const results = [fits, { name: 'Styles', todo: 'Write modules.', breaches: ['p reaches outside of the remote'] }]
    expect(reportOf('mf-news', results)).toEqual([
      'Styles',
      '  p reaches outside of the remote',
      '  → Write modules.',
      '',
      'mf-news must not be shipped: Styles',
    ])
  })

  it('says what was not looked at', () => {
    const results = [fits, { name: 'Leaks', todo: '', breaches: [], skipped: 'there is no Chromium' }]
    expect(reportOf('mf-news', results)).toEqual([
      'Not looked at: Leaks, there is no Chromium',
      'mf-news may be shipped',
    ])
  })
})
