import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../scripts/testing/server-process.mjs'
import { signIn } from '../../scripts/testing/sign-in.mjs'
import { embedded, environment } from '../portal/portal.mjs'
import { atMost } from '../report/figure.mjs'
import { formatNumber, median } from '../report/numbers.mjs'
import { driver } from '../server/raw-driver.mjs'
import { writeTables } from './tables.mjs'

const MANY = { organisations: 2000, people: 10_000 }
const OFFICER = 'xtgl'
const MS = 1000
/** Of each call. */
const TIMES = 15
const AIM_IMPORT_S = 60
const AIM_PAGE_MS = 200

/** @type {readonly (readonly [string, string, object])[]} */
const PAGES = [
  ['/sys/user: first page', 'accounts/list', {}],
  ['/sys/user: last page', 'accounts/list', { pageNumber: 200 }],
  ['/sys/user: by a part of the name', 'accounts/list', { name: '九九' }],
  ['/sys/user: those who wait', 'accounts/list', { state: 'pending' }],
  [
    '/sys/organisation: a city with all below',
    'organisations/list',
    { regionCode: '980100000000', includesLower: '1' },
  ],
  ['/sys/organisation: by a part of the name', 'organisations/list', { name: '九九' }],
]

/**
 * How long the tables of a large province take, and the pages of its officers afterwards.
 * @param {string} root
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureBegin(root, steps) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  // As root the database runs under another account, which must be able to reach its folder.
  await chmod(folder, 0o711)
  const database = await embedded(root)({ folder: join(folder, 'database'), log: () => {} })
  try {
    const env = {
      ...environment(folder, database.url),
      PROVINCE: 'chengxi',
      DATABASE_MIGRATE_URL: database.url,
      PORTAL_FOLDER: join(root, 'dist/provinces/linjiang'),
    }
    steps.begin(`a province of ${formatNumber(MANY.people)} people`)
    const tables = join(folder, 'tables')
    await writeTables(root, tables, MANY)
    run(root, env, 'migrate')
    const began = performance.now()
    const told = run(root, env, 'province', 'init', tables)
    const seconds = (performance.now() - began) / MS
    const password = told.match(new RegExp(`\\t${OFFICER}\\t一次性密码 (\\S+)`))?.[1] ?? ''
    await letIn(root, database.url)
    steps.begin('pages of its officers')
    const pages = await measurePages(root, env, password)
    const title = `A province of ${formatNumber(MANY.organisations)} organisations and ${formatNumber(MANY.people)} people`
    return [{ title, figures: [atMost('import of its tables', seconds, 's', AIM_IMPORT_S), ...pages], notes: NOTES }]
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** @param {string} root @param {NodeJS.ProcessEnv} env @param {string[]} words */
function run(root, env, ...[name, ...args]) {
  const command = join(root, `server/dist/src/start/commands/${name}.js`)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=compiled', command, ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name} failed:\n${stderr}`)
  return stdout
}

/** The one-time password does for the measurement. @param {string} root @param {string} connectionString */
async function letIn(root, connectionString) {
  const { Client } = driver(root)
  const client = new Client({ connectionString })
  await client.connect()
  await client.query('update person set must_change_password = false where login_account = $1', [OFFICER])
  await client.query('vacuum (analyze)')
  await client.end()
}

/** @param {string} root @param {NodeJS.ProcessEnv} env @param {string} password */
async function measurePages(root, env, password) {
  const server = await startServer(root, env)
  try {
    const { headers } = await signIn(server.address, OFFICER, password)
    const figures = []
    for (const [name, path, args] of PAGES) {
      const times = []
      for (let time = 0; time < TIMES; time += 1)
        times.push(await timeOf(`${server.address}api/${path}`, headers, args))
      figures.push(atMost(name, median(times), 'ms', AIM_PAGE_MS))
    }
    return figures
  } finally {
    await server.stop()
  }
}

/** @param {string} url @param {{ authorization: string }} headers @param {object} args */
async function timeOf(url, headers, args) {
  const began = performance.now()
  const body = JSON.stringify(args)
  const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body })
  const { code, message, data } = await answer.json()
  if (code !== 0 || data.list.length === 0) throw new Error(`${url} answers ${code} ${message}, or nothing`)
  return performance.now() - began
}

const NOTES = [
  `\`npm run province -- init\` on empty tables, the start of the command included. Pages: the calls of the lists, median of ${TIMES}.`,
]
