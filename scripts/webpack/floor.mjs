/** The oldest browser that offices have; docs/decisions/153-chromium-86.md. */
const OLDEST = { chrome: '86' }

/** What webpack writes itself: Chromium 86 knows all of it. */
export const WEB_TARGET = ['web', 'es2021']

/**
 * Options of swc-loader: newer syntax is rewritten, and what Chromium 86 has is left alone. `bugfixes` keeps `?.`, of
 * which it had a rare case wrong that does not occur here.
 * @param {object} parts of `jsc`, beside the target
 */
export function swcOptions(parts) {
  return { env: { targets: OLDEST, bugfixes: true }, jsc: parts }
}
