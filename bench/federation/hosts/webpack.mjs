import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { REMOTES } from '../../../scripts/remotes.mjs'
import { IntegrityPlugin } from '../../../scripts/webpack/integrity-plugin.mjs'
import { NearFilesPlugin } from '../../../scripts/webpack/near-files-plugin.mjs'
import { PackagesPlugin } from '../../../scripts/webpack/packages-plugin.mjs'
import { portalWebpack } from '../../../scripts/webpack/preset.mjs'

/** The remote that frameworks host. */
export const REMOTE = 'mf-dashboards'
/** What is built of one folder here: the portal around, and the application in it. */
export const WEB = 'dist/web'
export const APP = 'dist/app'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')
const NOTHING = 'data:text/javascript,'
const { NormalModuleReplacementPlugin } = webpack

/**
 * The shell with all remotes in its own bundle, each behind an `import()`. Only what loads remotes is another, the
 * folder's `load.ts`. `without` is left to a framework.
 * @param {{ folder: string, without?: string, output?: import('webpack').Configuration['output'] }} options
 * @returns {import('webpack').Configuration}
 */
export function hostWebpack({ folder, without, output }) {
  const { plugins, ...shell } = plain()
  return {
    ...shell,
    entry: ['./src/integrity.ts', './src/bootstrap.tsx'],
    output: { ...shell.output, path: join(folder, WEB), ...output },
    plugins: [
      ...plugins,
      new NormalModuleReplacementPlugin(/\/federation\/load$/, join(folder, 'load.ts')),
      new NormalModuleReplacementPlugin(/\/federation\/(find-files|provide|renew)$/, NOTHING),
      new NormalModuleReplacementPlugin(/^\.\/doors$/, NOTHING + encodeURIComponent(doors(without))),
    ],
  }
}

/**
 * A remote as an application of its own, with all it needs.
 * @param {{ folder: string, output?: import('webpack').Configuration['output'] }} options
 * @returns {import('webpack').Configuration}
 */
export function appWebpack({ folder, output }) {
  const { plugins, ...shell } = plain()
  return {
    ...shell,
    entry: { [REMOTE]: join(folder, 'app.ts') },
    output: {
      ...shell.output,
      path: join(folder, APP),
      publicPath: '/',
      uniqueName: REMOTE,
      chunkLoadingGlobal: `webpackChunk_${REMOTE}`,
      crossOriginLoading: false,
      ...output,
    },
    plugins: plugins.filter(plugin => !(plugin instanceof IntegrityPlugin)),
  }
}

/** What only a composition of parts asks for; a bundle's page has the digests of all its files. */
const COMPOSED = [ModuleFederationPlugin, NearFilesPlugin, PackagesPlugin]

/** The shell's own configuration without the federation. */
function plain() {
  const { plugins = [], ...shell } = portalWebpack({ folder: join(root, 'shell'), shell: true, development: false })
  const left = plugins.filter(plugin => !COMPOSED.some(kind => plugin instanceof kind))
  return { ...shell, plugins: left }
}

/** Source of the table of what remotes expose, but for the pages of one. @param {string} [without] */
function doors(without) {
  const entries = REMOTES.flatMap(name => {
    const { exposes } = JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8'))
    return Object.entries(exposes).flatMap(([door, file]) => {
      if (name === without && door === './app') return []
      const key = `${name.replaceAll('-', '_')}/${door.slice('./'.length)}`
      return `${JSON.stringify(key)}: () => import(${JSON.stringify(join(root, name, file))})`
    })
  })
  return `export const doors = {${entries.join(',')}}`
}
