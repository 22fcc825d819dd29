/** Module Federation's own entry, in whose name is a digest of the folder the project lies in. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/
/** How a remote's container, which names that entry, identifies itself. */
const CONTAINER = 'container entry'

/** Gives these modules ids that do not depend on where the project lies: same sources, same bytes. */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', compilation => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', modules => {
        for (const module of modules) {
          const id = stableId(module.identifier())
          if (id) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}

/** @param {string} identifier */
function stableId(identifier) {
  if (!FEDERATION_ENTRY.test(identifier)) return undefined
  return identifier.startsWith(CONTAINER) ? 'federation-container' : 'federation-entry'
}
