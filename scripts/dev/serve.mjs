import { join } from 'node:path'
import { readRemote } from '@portal/tooling/remote'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { aloneConfiguration, aloneData } from './alone-build.mjs'
import { developmentPage } from './page.mjs'

/** @typedef {import('./page.mjs').Portal} Portal */

/**
 * Serves the shell, and each watched remote from a port of its own, with fast refresh. Everything else comes from the
 * portal behind. Returns the address to open.
 * @param {{ root: string, watched: string[], portal: Portal, port: number }} options
 */
export async function serveDevelopment({ root, watched, portal, port }) {
  const remotes = await Promise.all(
    watched.map(async (folder, at) => ({
      folder,
      manifest: await readRemote(join(root, folder, 'remote.json')),
      port: port + 1 + at,
    })),
  )
  for (const remote of remotes) await serveRemote(root, remote)
  const page = developmentPage(portal, remotes)
  return serveInFront(await configurationOf(root, 'shell'), portal, page, port)
}

/**
 * Serves one remote on a page of its own, without the shell. Returns the address to open.
 * @param {{ root: string, name: string, portal: Portal, port: number }} options
 */
export async function serveAlone({ root, name, portal, port }) {
  const configuration = await aloneConfiguration(root, name, await configurationOf(root, name))
  const page = developmentPage(portal, []).replace('</head>', () => `${aloneData(root)}</head>`)
  const { routes } = await readRemote(join(root, name, 'remote.json'))
  const address = await serveInFront(configuration, portal, page, port)
  return address + (routes[0]?.path.slice(1) ?? '')
}

/** @param {string} root @param {{ folder: string, port: number }} remote */
async function serveRemote(root, { folder, port }) {
  const headers = { 'Access-Control-Allow-Origin': '*' }
  await start(await configurationOf(root, folder), { port, headers })
}

/** @param {string} root @param {string} folder @returns {Promise<webpack.Configuration>} */
async function configurationOf(root, folder) {
  process.env.PORTAL_DEV = '1'
  return (await import(join(root, folder, 'webpack.config.mjs'))).default
}

/**
 * What is developed, its page at every address of the portal, and behind it the portal.
 * @param {webpack.Configuration} configuration
 * @param {Portal} portal
 * @param {string} page
 * @param {number} port
 */
async function serveInFront(configuration, { origin, basePath }, page, port) {
  const isProxy = (/** @type {WebpackDevServer.Middleware} */ { name }) => name === 'http-proxy-middleware'
  await start(configuration, {
    port,
    devMiddleware: { publicPath: basePath, index: false },
    setupMiddlewares: middlewares => [
      ...middlewares.filter(middleware => !isProxy(middleware)),
      { name: 'page', middleware: pageOnly(page) },
      ...middlewares.filter(isProxy),
    ],
    proxy: [{ context: [basePath], target: origin, changeOrigin: true, ws: true, onProxyRes: bringCookiesHome }],
  })
  return `http://localhost:${port}${basePath}`
}

/**
 * Any path of the portal that is no file and no call gets the page.
 * @param {string} html
 * @returns {WebpackDevServer.ExpressRequestHandler}
 */
function pageOnly(html) {
  return (request, response, next) => {
    if (request.method !== 'GET' || /\.\w+$|\/api\//.test(request.path)) return next()
    response.type('html').send(html)
  }
}

/** Cookies of another server are this one's: of its name, and without https. @param {import('node:http').IncomingMessage} answer */
function bringCookiesHome({ headers }) {
  const cookies = headers['set-cookie']?.map(cookie => cookie.replace(/; *(Secure|Domain=[^;]*)/gi, ''))
  if (cookies) headers['set-cookie'] = cookies
}

/** @param {webpack.Configuration} configuration @param {WebpackDevServer.Configuration} options */
async function start(configuration, options) {
  // Compressing would hold back what the portal streams; what ends the process is the end of the server behind.
  const all = { hot: true, compress: false, setupExitSignals: false, client: { overlay: false }, ...options }
  await new WebpackDevServer(all, webpack(configuration)).start()
}
