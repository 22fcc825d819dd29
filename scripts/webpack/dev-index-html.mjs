/** React tells renderers to this hook only if it is there before React; fast refresh across builds needs it. */
const REFRESH_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},onCommitFiberRoot(){},onCommitFiberUnmount(){},onScheduleFiberRoot(){}}'

/**
 * The composed page for development: watched remotes from their dev servers, the shell's own entry, no digests.
 * @param {string} html
 * @param {{ name: string, port: number }[]} watched
 */
export function devIndexHtml(html, watched) {
  return html
    .replace(/(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s, (_, open, json, close) =>
      [open, JSON.stringify(developed(JSON.parse(json), watched)).replaceAll('<', '\\u003c'), close].join(''),
    )
    .replace(/<link rel="stylesheet".*?>|<script defer.*?<\/script>/gs, '')
    .replace('</head>', `<script>${REFRESH_HOOK}</script><script defer src="/tjfx/js/main.js"></script></head>`)
}

/**
 * @param {{ remotes: { name: string, manifest: string }[], integrity?: object }} composition
 * @param {{ name: string, port: number }[]} watched
 */
function developed(composition, watched) {
  const { integrity: _digests, ...rest } = composition
  const remotes = composition.remotes.map(remote => {
    const own = watched.find(({ name }) => name === remote.name)
    return own ? { ...remote, manifest: `http://localhost:${own.port}/mf-manifest.json` } : remote
  })
  return { ...rest, remotes }
}
