import MiniCssExtractPlugin from 'mini-css-extract-plugin'

/** Matches nothing, so that the browser refuses a file that the composition does not know. */
const NONE = `sha256-${'A'.repeat(43)}=`

/**
 * Makes webpack's own loading of chunks verify them against the composition (`globalThis.__PORTAL_INTEGRITY`, sha256 by
 * path). An unknown file must not throw here: the chunk's record would stay pending; a digest that matches nothing ends
 * as an ordinary ChunkLoadError. The shell's runtime plugin covers what Module Federation loads itself.
 */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.compilation.tap('IntegrityPlugin', compilation => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', source =>
        [source, verify('script', 'url')].join('\n'),
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, variables) => source + verify(variables.tag, variables.href),
      )
    })
  }
}

/** @param {string} tag @param {string} url names of variables in webpack's runtime */
function verify(tag, url) {
  const known = `(globalThis.__PORTAL_INTEGRITY || {})[new URL(${url}, location.href).pathname]`
  return `if (globalThis.__PORTAL_INTEGRITY) { ${tag}.integrity = ${known} || "${NONE}"; ${tag}.crossOrigin = "anonymous"; }`
}
