import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack

/** What styles are for mini-css-extract-plugin: a chunk may hold nothing else. */
const STYLES = 'css/mini-extract'

/** Matches nothing, so that the browser refuses a file that the composition does not know. */
const NONE = `sha256-${'A'.repeat(43)}=`

/**
 * Makes webpack's own loading of chunks verify them against the composition (`globalThis.__PORTAL_INTEGRITY`, sha256 by
 * path). An unknown file must not throw here: the chunk's record would stay pending; a digest that matches nothing ends
 * as an ordinary ChunkLoadError. The shell's runtime plugin covers what Module Federation loads itself. A chunk of which
 * the digest is not known yet waits for the list that has it (`globalThis.__PORTAL_LATER`).
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
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('IntegrityPlugin', (chunk, needs) => {
          needs.add(RuntimeGlobals.publicPath).add(RuntimeGlobals.getChunkScriptFilename)
          compilation.addRuntimeModule(chunk, new LaterDigests())
        })
    })
  }
}

/** @param {string} tag @param {string} url names of variables in webpack's runtime */
function verify(tag, url) {
  const known = `(globalThis.__PORTAL_INTEGRITY || {})[new URL(${url}, location.href).pathname]`
  return `if (globalThis.__PORTAL_INTEGRITY) { ${tag}.integrity = ${known} || "${NONE}"; ${tag}.crossOrigin = "anonymous"; }`
}

/** Comes after webpack's own way to load a chunk, around which it stands. */
class LaterDigests extends RuntimeModule {
  constructor() {
    super('later digests', RuntimeModule.STAGE_ATTACH)
  }

  /** @override */
  generate() {
    const { ensureChunk, publicPath } = RuntimeGlobals
    return `var load = ${ensureChunk}, none = ${JSON.stringify(this.idsOf(is => !is.script && !is.styled))};
${ensureChunk} = (id, priority) => {
  var learn = !none.includes(id) && globalThis.__PORTAL_LATER;
  var learned = learn && learn(new URL(${publicPath} + ${this.fileOf()}(id), location.href).pathname);
  return learned ? learned.then(() => load(id, priority)) : load(id, priority);
};`
  }

  /** What says a chunk's file by its id: its script, or its styles where it has nothing else. */
  fileOf() {
    const { getChunkScriptFilename, require } = RuntimeGlobals
    const styled = this.idsOf(is => is.styled && !is.script)
    if (styled.length === 0) return getChunkScriptFilename
    return `(${JSON.stringify(styled)}.includes(id) ? ${require}.miniCssF : ${getChunkScriptFilename})`
  }

  /** Ids of chunks that come later, by what they are; what is taken from the shell has no file. */
  idsOf(/** @type {(is: { script: boolean, styled: boolean }) => boolean} */ isMeant) {
    const { chunk, chunkGraph } = this
    if (!chunk || !chunkGraph) return []
    const { chunkHasJs } = webpack.javascript.JavascriptModulesPlugin
    const kindOf = (/** @type {import('webpack').Chunk} */ other) => ({
      script: chunkHasJs(other, chunkGraph),
      styled: chunkGraph.getChunkModulesIterableBySourceType(other, STYLES) !== undefined,
    })
    return [...chunk.getAllAsyncChunks()].filter(other => isMeant(kindOf(other))).map(({ id }) => id)
  }
}
