/** The chunk of what every page but the sign-in stands on: the store, and what shared-lib has beside it. */
export const GROUND = 'ground'

const DOORS = /[\\/]shared-lib[\\/]src[\\/](index\.ts|(api|formats|router|sdk|session|store|theme)[\\/])/
const PACKAGES =
  /[\\/]node_modules[\\/](@reduxjs[\\/]toolkit|redux|redux-thunk|react-redux|immer|reselect|use-sync-external-store)[\\/]/

/** Two doors of shared-lib have these in common; in one chunk they are asked for once, and compressed together. */
export function groundChunk() {
  /** @param {import('webpack').Module} module */
  const test = module => {
    const file = module.nameForCondition() ?? ''
    return DOORS.test(file) || PACKAGES.test(file)
  }
  return {
    splitChunks: {
      cacheGroups: { [GROUND]: { name: GROUND, chunks: /** @type {const} */ ('async'), enforce: true, test } },
    },
  }
}
