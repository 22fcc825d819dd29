import webpack from 'webpack'
import { portalWebpack } from '../../../scripts/webpack/preset.mjs'

/** Parts of Vue that this remote does without, so that the build leaves them out. */
const FLAGS = {
  __VUE_OPTIONS_API__: 'false',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
}

const portal = portalWebpack({ folder: import.meta.dirname })

export default { ...portal, plugins: [...(portal.plugins ?? []), new webpack.DefinePlugin(FLAGS)] }
