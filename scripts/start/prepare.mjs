import { ensureInstalled } from '../install.mjs'

/**
 * Installs, builds and composes what is missing or has changed; quick when nothing is. The scripts that build stand on
 * installed packages, so they are loaded after installing.
 * @param {{ root: string, province: string, steps: import('../console/steps.mjs').Steps }} options
 */
export async function prepare({ root, province, steps }) {
  await ensureInstalled({ root, log: step => steps.begin(step) })
  const { build } = await import('../build.mjs')
  await build({ province, log: listIn(steps, 'Building') })
  const { compose } = await import('@portal/tooling')
  await compose({ province, log: listIn(steps, 'Composing') })
  steps.done()
}

/**
 * Builds overlap, so they share one step, which lists them.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {string} name
 * @returns {(line: string) => void}
 */
function listIn(steps, name) {
  /** @type {string[]} */
  const lines = []
  return line => {
    lines.push(line)
    if (lines.length === 1) steps.begin(name, line)
    else steps.detail(lines.join(', '))
  }
}
