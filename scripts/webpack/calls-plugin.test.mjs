import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { CallsPlugin } from './calls-plugin.mjs'

/** @type {string} */
let folder

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calls-'))
  await mkdir(join(folder, 'shared-lib/src/contract/calls'), { recursive: true })
  const exported = 'export const inbox = { id: 1 }\nexport const outbox = { id: 2 }\n'
  await writeFile(join(folder, 'shared-lib/src/contract/calls/mail.ts'), exported)
  await writeFile(join(folder, 'shared-lib/src/contract/calls/case-notes.ts'), exported)
})

afterEach(() => rm(folder, { recursive: true }))

/** The calls of a build from one file. @param {string} source */
async function callsOf(source) {
  await writeFile(join(folder, 'index.js'), source)
  await new Promise((done, fail) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './index.js',
        output: { path: join(folder, 'dist/web') },
        plugins: [new CallsPlugin()],
      },
      (error, stats) => (error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString())) : done(undefined)),
    ),
  )
  return JSON.parse(await readFile(join(folder, 'dist/calls.json'), 'utf8'))
}

const MAIL = './shared-lib/src/contract/calls/mail.ts'

it('are those that the code uses', async () => {
  expect(await callsOf(`import { inbox, outbox } from '${MAIL}'\nconsole.log(inbox)`)).toEqual(['mail.inbox'])
})

it('are all of a service that is used as a whole', async () => {
  const source = `import * as calls from '${MAIL}'\nconsole.log(calls[location.hash])`
  expect(await callsOf(source)).toEqual(['mail.inbox', 'mail.outbox'])
})

it('are those of a part that is loaded later, named by their service', async () => {
  await writeFile(
    join(folder, 'later.js'),
    `import { outbox } from './shared-lib/src/contract/calls/case-notes.ts'\nexport default outbox`,
  )
  expect(await callsOf(`import('./later.js').then(console.log)`)).toEqual(['caseNotes.outbox'])
})
