import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { readRemote } from '@portal/tooling/remote'

const require = createRequire(import.meta.url)

/**
 * A remote's own webpack configuration, but with a page around it in the place of Module Federation: it brings itself
 * what the shell would provide.
 * @param {string} root
 * @param {string} name
 * @param {import('webpack').Configuration} configuration
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function aloneConfiguration(root, name, configuration) {
  const entry = join(root, '.cache/alone', `${name}.js`)
  await mkdir(dirname(entry), { recursive: true })
  await writeFile(entry, await entryOf(root, name))
  const plugins = configuration.plugins?.filter(plugin => !(plugin instanceof ModuleFederationPlugin)) ?? []
  return { ...configuration, entry, plugins }
}

/** Names every door of the remote, so that webpack finds them. @param {string} root @param {string} name */
async function entryOf(root, name) {
  const manifest = await readRemote(join(root, name, 'remote.json'))
  const doors = Object.entries(manifest.exposes).map(
    ([door, file]) => `  ${JSON.stringify(door)}: () => import(${JSON.stringify(join(root, name, file))}),`,
  )
  const host = JSON.stringify(join(root, 'scripts/dev/alone/stand-alone.tsx'))
  return `const doors = {
${doors.join('\n')}
}
void import(${host}).then(({ standAlone }) => standAlone(${JSON.stringify(manifest)}, doors))
`
}

/** Whom the page offers to sign in as. @param {string} root */
export function aloneData(root) {
  const { shownPersonas } = require(join(root, 'server/dist/fixtures/demo/people/personas.js'))
  const people = shownPersonas().map((/** @type {{ account: string, name: string }} */ { account, name }) => ({
    account,
    name,
  }))
  const data = { people, password: process.env.DEMO_PASSWORD || 'Linjiang@2026' }
  return `<script type="application/json" id="alone">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
