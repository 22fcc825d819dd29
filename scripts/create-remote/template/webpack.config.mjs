import { portalWebpack } from '../../webpack/preset.mjs'

export default portalWebpack({ folder: import.meta.dirname })
