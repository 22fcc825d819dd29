import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../compose/read-manifest.mjs'
import { readSources } from '../pack/endpoints.mjs'
import { undeclaredCalls } from './calls.mjs'

const ROOT = join(__dirname, '../..')
const REMOTES = readdirSync(ROOT).filter(name => name.startsWith('mf-'))

it.each(REMOTES)('%s names in its remote.json every call that its code makes', async name => {
  const folder = join(ROOT, name)
  expect(undeclaredCalls(await readJson(join(folder, 'remote.json')), await readSources(folder))).toEqual([])
})
