import { countCheck, crashed } from './counts.mjs'

const DEFAULT_PROVINCE = 'linjiang'

/**
 * Builds and composes what npm start would. The scripts stand on installed packages, so they are loaded after those.
 * @returns {Promise<import('./counts.mjs').Result>}
 */
export async function runBuild() {
  try {
    const { build } = await import('../build.mjs')
    await build({ log: () => {} })
    const { compose } = await import('../compose.mjs')
    await compose({ province: process.env.PROVINCE || DEFAULT_PROVINCE, log: () => {} })
    return countCheck(0, '')
  } catch (error) {
    return crashed(error instanceof Error ? error.message : String(error))
  }
}
