// Builds one workspace: node scripts/webpack/run.mjs <folder>
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { prerender } from './prerender/prerender.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../../..')
const folder = process.argv[2] ?? ''
const { default: configuration } = await import(join(root, folder, 'webpack.config.mjs'))

webpack(configuration, async (error, stats) => {
  if (error) throw error
  const report = stats?.toString({ preset: 'errors-warnings', colors: false }) ?? ''
  if (report) console.log(report)
  process.exitCode = stats?.hasErrors() ? 1 : 0
  if (!process.exitCode && existsSync(join(root, folder, 'remote.json'))) await prerender(join(root, folder))
})
