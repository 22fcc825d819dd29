import { readFile } from 'node:fs/promises'

/**
 * The page that everything starts from: the composition inlined, the shell's entry with its digests.
 * @param {string} template
 * @param {import('./parts.mjs').Parts} parts
 * @param {Record<string, string>} integrity
 */
export async function indexHtml(template, { province, all }, integrity) {
  const remotes = all.flatMap(({ name, version, folder, remote }) =>
    remote
      ? [
          {
            name,
            version,
            container: name.replaceAll('-', '_'),
            manifest: `${province.basePath}${folder}/mf-manifest.json`,
            routes: remote.routes,
            ...(remote.header && { header: remote.header }),
          },
        ]
      : [],
  )
  const { remotes: _ranges, ...shown } = province
  const html = await readFile(template, 'utf8')
  return html
    .replaceAll('{{title}}', escapeHtml(province.title))
    .replace('{{entry}}', entryTags(province.basePath, integrity))
    .replace('{{composition}}', scriptJson({ province: shown, remotes, integrity }))
}

/** Headers to send with the page. antd inserts styles at run time, scripts come from files alone. */
export function pageHeaders() {
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
    'font-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(entry => entry.join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
  }
}

/** @param {string} basePath @param {Record<string, string>} integrity */
function entryTags(basePath, integrity) {
  const named = (/** @type {RegExp} */ name) =>
    Object.keys(integrity).filter(path => name.test(path.slice(basePath.length)))
  const tag = (/** @type {string} */ path) => `integrity="${integrity[path]}" crossorigin="anonymous"`
  return [
    ...named(/^css\/main\.\w+\.css$/).map(path => `<link rel="stylesheet" href="${path}" ${tag(path)}>`),
    ...named(/^js\/main\.\w+\.js$/).map(path => `<script defer src="${path}" ${tag(path)}></script>`),
  ].join('\n    ')
}

/** JSON that cannot end the script element it stands in. @param {unknown} value */
function scriptJson(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
