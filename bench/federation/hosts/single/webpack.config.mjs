import { hostWebpack } from '../webpack.mjs'

export default hostWebpack({ folder: import.meta.dirname })
