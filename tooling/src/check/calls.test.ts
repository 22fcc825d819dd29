import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readSources } from '../compose/endpoints.ts'
import { readJson } from '../compose/read-manifest.ts'
import { undeclaredCalls } from './calls.ts'
import { readActions } from './subject.ts'

const ROOT = join(__dirname, '../../..')
const REMOTES = readdirSync(ROOT).filter(name => name.startsWith('mf-'))

it.each(REMOTES)('%s names in its remote.json every call that its code makes', async name => {
  const folder = join(ROOT, name)
  const remote = await readJson(join(folder, 'remote.json'))
  expect(undeclaredCalls(remote, await readSources(folder), await readActions(ROOT))).toEqual([])
})

it('counts every call of the actions for whoever takes their table', async () => {
  const source = `import { ACTION_CALLS } from '@portal/shared-lib/contract/calls/actions'`
  const actions = await readActions(ROOT)
  const undeclared = undeclaredCalls({ calls: ['handling.urge'] }, [source], actions)
  expect(undeclared).toContain('receive.signFor')
  expect(undeclared).not.toContain('handling.urge')
  expect(undeclared).toHaveLength((actions.match(/^ {2}\w+,$/gm)?.length ?? 0) - 1)
})
