import { portalWebpack } from '../../../../scripts/webpack/preset.mjs'

// As it was built when the shell lent no more than the core of the runtime.
export default portalWebpack({ folder: import.meta.dirname, bundler: true })
