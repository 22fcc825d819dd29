import { countCheck, crashed } from './counts.mjs'

const DEFAULT_PROVINCE = 'linjiang'
/** Differs from it in all that provinces differ in; a story starts it. */
const OTHER_PROVINCE = 'yunting'
/** Begins empty, as a story tells. */
const NEW_PROVINCE = 'chengxi'

/**
 * Builds and composes what npm start would, and others. The scripts stand on installed packages, so they are loaded after those.
 * @returns {Promise<import('./counts.mjs').Result>}
 */
export async function runBuild() {
  try {
    const { build } = await import('../build.mjs')
    await build({ province: OTHER_PROVINCE })
    const { compose } = await import('@portal/tooling')
    for (const province of [process.env.PROVINCE || DEFAULT_PROVINCE, OTHER_PROVINCE, NEW_PROVINCE])
      await compose({ province })
    return countCheck(0, '')
  } catch (error) {
    return crashed(error instanceof Error ? error.message : String(error))
  }
}
