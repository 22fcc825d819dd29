import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bringUpToDate } from '../../scripts/build.mjs'

/** What each is built by, in its folder, once its packages are there. */
const COMMANDS = {
  protable: [['vite', 'build']],
  o3: [
    ['openmrs', 'assemble', '--mode', 'config', '--config', 'assemble.json', '--target', 'dist', '--fresh'],
    ['openmrs', 'build', '--build-config', 'assemble.json', '--target', 'dist'],
  ],
}

/** Applications of others, whose packages nothing but these figures needs: `npm ci` of the portal leaves them out. */
const PEERS = /** @type {(keyof typeof COMMANDS)[]} */ (Object.keys(COMMANDS))

/** @param {string} root of the repository @param {keyof typeof COMMANDS} peer */
export const folderOf = (root, peer) => join(root, 'bench/peers', peer)

/** Installs and builds the peers that are not up to date. @param {string} root @param {(line: string) => void} log */
export async function buildPeers(root, log) {
  for (const peer of PEERS) {
    const name = `bench/peers/${peer}`
    const run = async () => {
      const cwd = folderOf(root, peer)
      await rm(join(cwd, 'dist'), { recursive: true, force: true })
      for (const command of [
        ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'],
        ...COMMANDS[peer].map(words => ['npx', ...words]),
      ])
        await runIn(cwd, command)
    }
    await bringUpToDate({ name, inputs: [name], run }, log)
  }
}

/** @param {string} cwd @param {string[]} command */
async function runIn(cwd, [file = '', ...words]) {
  await promisify(execFile)(file, words, { cwd, maxBuffer: 1 << 26 })
}
