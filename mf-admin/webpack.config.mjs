import { portalWebpack } from '../scripts/webpack/preset.mjs'

export default portalWebpack({ folder: import.meta.dirname })
