import { join } from 'node:path'
import { readRemote } from '../compose/read-manifest.mjs'

/** What is wrong in remote.json; told before anything is built of it. */
export const MANIFEST = {
  name: 'Manifest',
  todo: 'Correct remote.json: shared-lib/src/contract/remote-manifest.ts says what each field holds.',
  /** @param {string} folder of the remote @returns {Promise<import('./checks.mjs').Finding>} */
  async look(folder) {
    await readRemote(join(folder, 'remote.json'))
    return { breaches: [] }
  },
}
