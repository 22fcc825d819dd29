import { join } from 'node:path'
import { readRemote } from '../compose/read-manifest.ts'
import type { Finding } from './finding.ts'

/** What is wrong in remote.json; told before anything is built of it. */
export const MANIFEST = {
  name: 'Manifest',
  todo: 'Correct remote.json: shared-lib/src/contract/remote-manifest.ts says what each field holds.',
  /** @param folder of the remote */
  async look(folder: string): Promise<Finding> {
    await readRemote(join(folder, 'remote.json'))
    return { breaches: [] }
  },
}
