import { appWebpack, hostWebpack, REMOTE } from '../webpack.mjs'

const folder = import.meta.dirname

/** As its guide has it: a library in the form UMD, its chunks under a name of their own, its public path set at run time. */
const library = { library: { name: `${REMOTE}-[name]`, type: 'umd' }, globalObject: 'window' }

export default [
  hostWebpack({ folder, without: REMOTE }),
  appWebpack({ folder, output: { ...library, chunkLoadingGlobal: `webpackJsonp_${REMOTE}` } }),
]
