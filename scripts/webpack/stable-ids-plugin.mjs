/** Module Federation's own entry, in whose name is a digest of the folder the project lies in. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/

/** Gives the federation's entry an id that does not depend on where the project lies: same sources, same bytes. */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', compilation => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', modules => {
        for (const module of modules) {
          if (FEDERATION_ENTRY.test(module.identifier())) compilation.chunkGraph.setModuleId(module, 'federation-entry')
        }
      })
    })
  }
}
