import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { devIndexHtml } from './dev-index-html.mjs'

/**
 * Serves the shell, and each watched remote from a port of its own, with fast refresh. Everything else comes from the
 * server behind. Returns the address to open.
 * @param {{ root: string, watched: string[], serverPort: number, shellPort: number }} options
 */
export async function serveDevelopment({ root, watched, serverPort, shellPort }) {
  process.env.PORTAL_DEV = '1'
  const remotes = watched.map((name, at) => ({ name, port: shellPort + 1 + at }))
  for (const { name, port } of remotes) await serveRemote(root, name, port)
  const composed = await readFile(join(root, 'dist/provinces/linjiang/www/index.html'), 'utf8')
  await serveShell(root, shellPort, serverPort, devIndexHtml(composed, remotes))
  return `http://localhost:${shellPort}/tjfx/`
}

/** @param {string} root @param {string} name @param {number} port */
async function serveRemote(root, name, port) {
  const server = await devServer(root, name, { port, headers: { 'Access-Control-Allow-Origin': '*' } })
  await server.start()
}

/** @param {string} root @param {number} port @param {number} serverPort @param {string} html */
async function serveShell(root, port, serverPort, html) {
  const server = await devServer(root, 'shell', {
    port,
    devMiddleware: { publicPath: '/tjfx/', index: false },
    setupMiddlewares: middlewares => [
      ...middlewares.filter(({ name }) => name !== 'http-proxy-middleware'),
      { name: 'page', middleware: pageOnly(html) },
      ...middlewares.filter(({ name }) => name === 'http-proxy-middleware'),
    ],
    proxy: [{ context: ['/tjfx/api', '/tjfx/remotes'], target: `http://localhost:${serverPort}` }],
  })
  await server.start()
}

/**
 * Any path of the portal that is no file and no call gets the page.
 * @param {string} html
 * @returns {import('webpack-dev-server').ExpressRequestHandler}
 */
function pageOnly(html) {
  return (request, response, next) => {
    if (request.method !== 'GET' || /\.\w+$|\/api\//.test(request.path)) return next()
    response.type('html').send(html)
  }
}

/** @param {string} root @param {string} name @param {WebpackDevServer.Configuration} options */
async function devServer(root, name, options) {
  const { default: configuration } = await import(join(root, name, 'webpack.config.mjs'))
  return new WebpackDevServer({ hot: true, client: { overlay: false }, ...options }, webpack(configuration))
}
