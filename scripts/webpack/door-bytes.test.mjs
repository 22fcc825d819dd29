import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import webpack from 'webpack'
import { swcOptions, WEB_TARGET } from './floor.mjs'

const SOURCES = resolve(__dirname, '../../shared-lib/src')
/** KB, as it travels: what a page fetches that draws its first plot. */
const LARGEST = 25
const SWC = swcOptions({
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
})

/**
 * What a door holds that no other door does, as the portal builds it, with its styles.
 * @param {string} door @param {string} folder to write into
 */
async function built(door, folder) {
  const compiler = webpack({
    mode: 'production',
    context: SOURCES,
    target: WEB_TARGET,
    entry: join(SOURCES, door, 'index.ts'),
    output: { path: folder, filename: 'door.js', library: { type: 'commonjs' } },
    externals: [/^react/, /^\.\.\//],
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'swc-loader', options: SWC },
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
  })
  if (!compiler) throw new Error('webpack did not start')
  const stats = await promisify(compiler.run.bind(compiler))()
  expect(stats?.compilation.errors).toEqual([])
  return readFile(join(folder, 'door.js'))
}

it('the door of plots is light enough for a page that draws one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'door-'))
  const kilobytes = brotliCompressSync(await built('plot', folder)).length / 1000
  await rm(folder, { recursive: true })
  expect(kilobytes).toBeLessThan(LARGEST)
  // What was not built weighs nothing.
  expect(kilobytes).toBeGreaterThan(LARGEST / 4)
})
