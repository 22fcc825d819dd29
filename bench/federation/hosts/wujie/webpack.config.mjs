import { appWebpack, hostWebpack, REMOTE } from '../webpack.mjs'

const folder = import.meta.dirname

/** Its guide asks nothing of the build; the public path that it sets at run time is that of the host. */
export default [
  hostWebpack({ folder, without: REMOTE }),
  appWebpack({ folder, output: { publicPath: `/tjfx/apps/${REMOTE}/` } }),
]
