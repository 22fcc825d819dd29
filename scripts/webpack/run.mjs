// Builds one workspace: node scripts/webpack/run.mjs <folder>
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'

const root = resolve(fileURLToPath(import.meta.url), '../../..')
const folder = process.argv[2] ?? ''
const { default: configuration } = await import(join(root, folder, 'webpack.config.mjs'))

webpack(configuration, (error, stats) => {
  if (error) throw error
  const report = stats?.toString({ preset: 'errors-warnings', colors: false }) ?? ''
  if (report) console.log(report)
  process.exitCode = stats?.hasErrors() ? 1 : 0
})
