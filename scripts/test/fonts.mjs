import { spawnSync } from 'node:child_process'
import { installPackages } from './debian.mjs'

/** Of the package fontconfig, which may be missing with the fonts. */
const FONT_LIST = 'fc-list'

/**
 * Whether pages can show Chinese, after installing a font where there was none.
 * @param {string} root
 */
export async function ensureChineseFonts(root) {
  if (hasChineseFonts()) return true
  await installPackages(root, ['fonts-noto-cjk', 'fontconfig'])
  return hasChineseFonts()
}

/** macOS and Windows bring theirs. */
function hasChineseFonts() {
  if (process.platform !== 'linux') return true
  return Boolean(spawnSync(FONT_LIST, [':lang=zh'], { encoding: 'utf8' }).stdout?.trim())
}
