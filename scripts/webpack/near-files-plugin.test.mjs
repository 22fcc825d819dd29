import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { IntegrityPlugin } from './integrity-plugin.mjs'
import { NearFilesPlugin } from './near-files-plugin.mjs'

/** A door that imports two pages, of which one has a dialog. */
const SOURCES = {
  'entry.js': `export const open = () => import('./door')`,
  'door.js': `export const pages = [() => import('./list'), () => import('./picker')]`,
  'list.js': `import './list.css'; export const list = [() => import('./dialog'), () => import('lent')]`,
  'picker.js': `export const picker = 'picker'`,
  'dialog.js': `import './dialog.css'; export const dialog = 'dialog'`,
  'list.css': 'p { color: red }',
  'dialog.css': 'b { color: red }',
}

/** @type {string} */
let folder
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'near-'))
  await mkdir(join(folder, 'src'))
  for (const [name, text] of Object.entries(SOURCES)) await writeFile(join(folder, 'src', name), text)
})
afterAll(() => rm(folder, { recursive: true }))

/** @param {boolean} shell */
async function built(shell) {
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    target: 'web',
    context: join(folder, 'src'),
    entry: './entry.js',
    output: { path: join(folder, 'web'), chunkFilename: 'js/[name].js', publicPath: '/' },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, createRequire(import.meta.url).resolve('css-loader')] },
      ],
    },
    optimization: {
      chunkIds: 'named',
      splitChunks: { cacheGroups: { styles: { name: 'styles', type: 'css/mini-extract', enforce: true } } },
    },
    plugins: [
      new MiniCssExtractPlugin({ chunkFilename: 'css/[name].css' }),
      new webpack.sharing.ConsumeSharedPlugin({ consumes: { lent: { import: false } } }),
      new IntegrityPlugin(),
      new NearFilesPlugin({ shell }),
    ],
  })
  if (!compiler) throw new Error('webpack did not start')
  const stats = await promisify(compiler.run.bind(compiler))()
  expect(stats?.compilation.errors.map(({ message }) => message)).toEqual([])
  const read = (/** @type {string} */ file) => readFile(join(folder, 'web', file), 'utf8')
  return { near: JSON.parse(await read('near.json')), entry: await read('main.js') }
}

it('what the pages of a remote begin with are its doors and what these import', async () => {
  const { near } = await built(false)
  expect(near).toEqual(['css/styles.css', 'js/door_js.js', 'js/list_js.js', 'js/picker_js.js', 'main.js'])
})

it('what the shell begins with is named: pickers and dialogs are not', async () => {
  expect((await built(true)).near).toEqual(['main.js'])
})

it('a chunk waits for the list that has its digest, but for one that has no file, not even of styles', async () => {
  const { entry } = await built(false)
  expect(entry).toContain('globalThis.__PORTAL_LATER')
  expect(/none = (\[.*?\])/.exec(entry)?.[1]).toMatch(/^\["webpack_sharing_consume_default_lent[^",]*"\]$/)
})

it('a chunk of nothing but styles waits by the name of these, as it has no script', async () => {
  const { entry } = await built(false)
  expect(entry).toContain('["styles"].includes(id) ? __webpack_require__.miniCssF : __webpack_require__.u)(id)')
})
