import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { JSDOM } from 'jsdom'
import webpack from 'webpack'
import { portalWebpack } from '../preset.mjs'
import { PRERENDERED } from './file.mjs'

const SIGN_IN_MODES = ['ordinary', 'key', 'code', 'qr']
/** Has a picture that only its scripts can draw. */
const WITHOUT_FORM = 'qr'

/** @param {string[]} names */
function placesFor(names) {
  return Object.fromEntries(names.map(name => [name, `{{${name}}}`]))
}

/** What all pages are rendered from: compose fills in what a province says. */
const PROVINCE = { basePath: '/', ...placesFor(['title', 'copyright', 'developer', 'mark']) }

/** jsdom lacks what every browser has; Node has it. */
const FROM_NODE = ['AbortController', 'AbortSignal', 'TextDecoder', 'TextEncoder']

/** In place of both kinds: nobody is at the other end, and Node's would keep the build from ending. */
class Channel extends EventTarget {
  port1 = new EventTarget()
  port2 = new EventTarget()
  postMessage() {}
  close() {}
}

/**
 * Renders the pages of which `remote.json` says `prerender`, once for each way to sign in that looks different, and
 * writes them beside what is built of the remote. The remote's own code runs, so this is for builds, never for compose.
 * @param {string} folder the workspace
 */
export async function prerender(folder) {
  const file = join(folder, 'dist', PRERENDERED)
  const remote = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  /** @type {string[]} */
  const paths = remote.routes.flatMap((/** @type {{ path: string, prerender?: true }} */ route) =>
    route.prerender ? route.path : [],
  )
  await rm(file, { force: true })
  if (!paths.length) return
  const program = await compile(folder, remote.exposes['./app'])
  /** @type {Record<string, { modes: string[], markup: string }[]>} */
  const pages = {}
  for (const path of paths) pages[path] = await picturesOf(program, path)
  await writeFile(file, JSON.stringify({ theme: themeOf(program), pages }))
}

/** @param {string} program @param {string} path */
async function picturesOf(program, path) {
  /** @type {Map<string, string[]>} */
  const pictures = new Map()
  for (const modes of orders(SIGN_IN_MODES).filter(([first]) => first !== WITHOUT_FORM)) {
    const window = open(program, { path, modes })
    const { app, renderToString } = window.PRERENDER
    const markup = await app.prerender(path, renderToString)
    window.close()
    pictures.set(markup, [...(pictures.get(markup) ?? []), modes.join(' ')])
  }
  return [...pictures].map(([markup, modes]) => ({ modes, markup }))
}

/** The looks of the portal, for each choice that its page knows before any script has come. @param {string} program */
function themeOf(program) {
  const [usual, dark, contrast] = ['light', 'dark', 'contrast'].map(theme => {
    const window = open(program, { path: '/', modes: SIGN_IN_MODES, theme })
    const variables = window.PRERENDER.themeVariables()
    window.close()
    return variables
  })
  return { usual, dark, contrast }
}

/** @param {string} program @param {{ path: string, modes: string[], theme?: string }} page */
function open(program, { path, modes, theme = 'light' }) {
  const composition = { prerendering: true, province: { ...PROVINCE, signInModes: modes }, remotes: [] }
  const html = `<script type="application/json" id="composition">${JSON.stringify(composition)}</script>`
  const { window } = new JSDOM(html, {
    url: `http://portal.invalid${path}`,
    runScripts: 'outside-only',
    beforeParse: page => {
      for (const name of FROM_NODE) page[name] = Reflect.get(globalThis, name)
      page.BroadcastChannel = page.MessageChannel = Channel
      Reflect.set(page, 'matchMedia', () => ({ matches: false, addEventListener() {} }))
      page.fetch = () => Promise.reject(new Error('A page that is rendered at build asks nothing of the server'))
    },
  })
  window.document.cookie = `portal-looks=${theme}`
  window.eval(program)
  return window
}

/** The program that renders, in one text. @param {string} folder @param {string} app module */
async function compile(folder, app) {
  const { module, resolve: found, context, target } = portalWebpack({ folder, names: true })
  const path = join(folder, 'dist/prerender')
  const compiler = webpack({
    mode: 'production',
    context,
    target,
    module,
    devtool: false,
    entry: resolve(import.meta.dirname, 'entry.mjs'),
    resolve: { ...found, alias: { ...found?.alias, 'prerendered-app': join(folder, app) } },
    output: { path, filename: 'page.js', library: { type: 'var', name: 'PRERENDER' }, publicPath: '/' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  })
  await new Promise((done, failed) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString('errors-only')))
      else done(undefined)
    }),
  )
  const program = await readFile(join(path, 'page.js'), 'utf8')
  await rm(path, { recursive: true })
  return program
}

/**
 * Every choice of at least one of some things, in every order.
 * @param {string[]} things
 * @returns {string[][]}
 */
function orders(things) {
  return things.flatMap(first => [
    [first],
    ...orders(things.filter(thing => thing !== first)).map(others => [first, ...others]),
  ])
}
