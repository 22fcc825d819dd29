import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compileTypeScript } from '../../../scripts/compile-typescript.mjs'
import { readCalls } from '../compose/contract.ts'
import { manifestOf, remoteOf } from '../compose/testing.ts'
import type { Shipped, Subject } from './subject.ts'

const PROJECT = join(__dirname, '../../..')
const COMPILED = join(PROJECT, 'shared-lib/dist/contract')

/** The calls of the contract. */
export async function calls() {
  if (!existsSync(COMPILED)) await compileTypeScript(join(PROJECT, 'shared-lib/src/contract'), COMPILED)
  return readCalls(PROJECT)
}

/** What a small remote is built to. */
const FILES = {
  'mf-manifest.json': JSON.stringify(manifestOf('remoteEntry.1a2b3c4d.js', ['js/1.js'])),
  'remoteEntry.1a2b3c4d.js': 'entry',
  'js/1.js': 'app',
  'css/1.css':
    '.list-1a2B3c, .list-1a2B3c > p:hover { animation: fade-1a2B3c } @keyframes fade-1a2B3c { to { top: 0 } }',
}

/** A remote that fits in every respect, but for what a test changes; its folder is new. */
export async function subjectOf({
  remote = {},
  part = {},
  files = {},
  source,
  last,
  locked = [],
}: {
  remote?: object
  part?: object
  files?: Record<string, string>
  source?: string
  last?: Shipped
  locked?: Subject['locked']
} = {}): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), 'check-'))
  const web = join(folder, 'web')
  for (const [file, text] of Object.entries({ ...FILES, ...files })) {
    await mkdir(dirname(join(web, file)), { recursive: true })
    await writeFile(join(web, file), text)
  }
  const routes = [{ path: '/news', title: '要闻', check: false }]
  const manifest = { exposes: { './app': './src/app.ts' }, routes, calls: ['mail.inbox'], ...remote }
  const own = remoteOf('mf-news', manifest, { web, endpoints: ['news'], used: ['mail.inbox'], ...part })
  if (!own.remote) throw new Error('no remote')
  const other = remoteOf('mf-mail', {
    routes: [{ path: '/mail', title: '邮件', check: false }],
    permissions: ['yj:all'],
  })
  return {
    root: PROJECT,
    folder,
    part: { ...own, remote: own.remote },
    sources: [
      `import { inbox, type InboxArgs } from '@portal/shared-lib/contract/calls/mail'
      remoteApi('mf-news', 'news', build => ({ newsInbox: reads(build, inbox) }))`,
      source ?? '',
    ],
    styles: ['.list { animation: fade } @keyframes fade { to { top: 0 } }'],
    portals: [[{ ...other, endpoints: ['mail'] }]],
    fixedRoutes: [{ path: '/knowledgeTree', title: '知识树', owner: 'mf-knowledge' }],
    calls: await calls(),
    sharedLib: '0.1.9',
    locked,
    ...(last && { last }),
  }
}
