import { appWebpack, hostWebpack, REMOTE } from '../webpack.mjs'

const folder = import.meta.dirname

/** It calls a variable of its own `globalThis`, and asks it for `global`, which webpack would replace by the former. */
const environment = { globalThis: false }

/** Its guide asks nothing of an application's build but a public path that is set at run time. */
export default [hostWebpack({ folder, without: REMOTE, output: { environment } }), appWebpack({ folder })]
