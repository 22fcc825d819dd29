import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { CallsPlugin } from './calls-plugin.mjs'
import { FirstFilesPlugin } from './first-files-plugin.mjs'
import { swcOptions, WEB_TARGET } from './floor.mjs'
import { groundChunk } from './ground.mjs'
import { IntegrityPlugin } from './integrity-plugin.mjs'
import { NearFilesPlugin } from './near-files-plugin.mjs'
import { PackagesPlugin } from './packages-plugin.mjs'
import { shared } from './shared.mjs'
import { StableIdsPlugin } from './stable-ids-plugin.mjs'

const require = createRequire(import.meta.url)

/**
 * The webpack configuration of the shell and of every remote.
 * @param {object} options
 * @param {string} options.folder the workspace
 * @param {boolean} [options.shell]
 * @param {boolean} [options.development] fast refresh, no hashes in names
 * @param {boolean} [options.names] of CSS modules the names of classes alone, without their rules
 * @param {boolean} [options.bundler] brings the bundler's part of the federation runtime, as remotes of before the shell lent it
 * @returns {import('webpack').Configuration}
 */
export function portalWebpack({
  folder,
  shell = false,
  development = process.env.PORTAL_DEV === '1',
  names = false,
  bundler = false,
}) {
  const remote = shell ? undefined : JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  const container = shell ? 'shell' : remote.name.replaceAll('-', '_')
  return {
    mode: development ? 'development' : 'production',
    context: folder,
    target: WEB_TARGET,
    devtool: development ? 'source-map' : false,
    entry: shell ? './src/index.ts' : {},
    output: output(folder, container, development),
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { ...federationRuntime(), ...pdf() } },
    module: { rules: rules(development, names) },
    ...(shell && { optimization: groundChunk() }),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      federation(folder, container, remote, development, bundler),
      ...(remote ? (bundler ? [] : [lentRuntime()]) : [new FirstFilesPlugin()]),
      styles(development),
      new IntegrityPlugin(),
      // Nobody composes a development build.
      ...(development ? [] : [new NearFilesPlugin({ shell })]),
      new StableIdsPlugin(),
      ...(development ? refresh() : [new PackagesPlugin(), new CallsPlugin(), ...withoutDebugging()]),
    ],
  }
}

/**
 * The federation runtime is asked for by `import` and by `require`, and would be in the build once in each of its two
 * forms; both get the one that can be shaken.
 */
function federationRuntime() {
  const packages = ['runtime', 'runtime-core', 'sdk', 'error-codes'].map(name => `@module-federation/${name}`)
  const esm = packages.map(name =>
    require.resolve(name).replace(/\.cjs$/, name.endsWith('error-codes') ? '.mjs' : '.js'),
  )
  return Object.fromEntries(packages.map((name, at) => [`${name}$`, esm[at] ?? name]))
}

/** The build of pdf.js that brings along what older browsers lack. */
const pdf = () => ({ 'pdfjs-dist$': require.resolve('pdfjs-dist/legacy/build/pdf.min.mjs') })

/** Of Module Federation: what it does is told by development builds, and at length. */
function withoutDebugging() {
  const federation = String.raw`[\\/]@module-federation[\\/]`
  const plain = (/** @type {string} */ file, /** @type {string} */ own) =>
    new webpack.NormalModuleReplacementPlugin(
      new RegExp(`${federation}.*${file}\\.m?js$`),
      join(import.meta.dirname, own),
    )
  return [
    plain('sdk/dist/logger', 'plain-logger.mjs'),
    plain('getShortErrorMsg', 'plain-errors.mjs'),
    new webpack.DefinePlugin({ 'process.env.FEDERATION_DEBUG': '""', FEDERATION_DEBUG: '""' }),
  ]
}

/** Remotes take the runtime from the shell: in each entry it would be most of the bytes. */
function lentRuntime() {
  const own = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/
  return new webpack.NormalModuleReplacementPlugin(own, join(import.meta.dirname, 'lent-runtime.mjs'))
}

/** @param {string} folder @param {string} container @param {boolean} development */
function output(folder, container, development) {
  const hash = development ? '' : '.[contenthash:8]'
  return {
    path: join(folder, development ? 'dist/dev' : 'dist/web'),
    clean: true,
    filename: `js/[name]${hash}.js`,
    chunkFilename: `js/[id]${hash}.js`,
    publicPath: 'auto',
    uniqueName: container,
    // Two builds of a remote in one page must not take each other's chunks.
    chunkLoadingGlobal: `wp_${container}_${process.env.BUILD_ID ?? 'dev'}`,
    crossOriginLoading: /** @type {const} */ ('anonymous'),
  }
}

/** @param {string} folder @param {string} container @param {{ exposes: Record<string, string> } | undefined} remote @param {boolean} development @param {boolean} bundler */
function federation(folder, container, remote, development, bundler) {
  return new ModuleFederationPlugin({
    name: container,
    manifest: Boolean(remote),
    dts: false,
    shareStrategy: 'loaded-first',
    shared: shared({ provides: !remote, development }),
    ...(remote
      ? {
          filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
          exposes: remote.exposes,
          ...(bundler && { experiments: { externalRuntime: true } }),
        }
      : {
          runtimePlugins: [join(folder, 'src/federation/runtime-plugin.ts')],
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
  })
}

/** @param {boolean} development @param {boolean} names */
function rules(development, names) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'swc-loader',
      options: swcOptions({
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
      }),
    },
    {
      test: /\.css$/,
      use: [
        ...(names ? [] : [MiniCssExtractPlugin.loader]),
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: true,
              exportOnlyLocals: names,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              localIdentName: '[local]-[hash:base64:6]',
            },
          },
        },
        join(import.meta.dirname, 'older-css-loader.mjs'),
      ],
    },
    { test: /\.(svg|png)$/, type: 'asset' },
    // Of pdf.js: tables of character codes, which load as a chunk, and its worker, which the page starts itself.
    { test: /\.bcmap$/, type: 'asset/inline', generator: { dataUrl: { mimetype: 'application/octet-stream' } } },
    { test: /pdf\.worker\.min\.mjs$/, type: 'asset/resource', generator: { filename: 'js/[name].[contenthash:8].js' } },
    // Its syntax is newer than that of any other package.
    { test: /pdfjs-dist[\\/]legacy[\\/]build[\\/].*\.mjs$/, loader: 'swc-loader', options: swcOptions({}) },
  ]
}

/** @param {boolean} development */
function styles(development) {
  const hash = development ? '' : '.[contenthash:8]'
  return new MiniCssExtractPlugin({ filename: `css/[name]${hash}.css`, chunkFilename: `css/[id]${hash}.css` })
}

function refresh() {
  const Refresh = require('@pmmmwh/react-refresh-webpack-plugin')
  return [new Refresh({ overlay: false })]
}
