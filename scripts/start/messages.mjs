/** @typedef {import('./summary.mjs').Ready} Ready */
/**
 * What the server tells its launcher.
 * @typedef {{ type: 'step', name: string, detail?: string } | { type: 'note', text: string } |
 *   ({ type: 'ready' } & Ready) | { type: 'failed', message: string }} ServerMessage
 */

const TYPES = ['step', 'note', 'ready', 'failed']

/**
 * @param {unknown} value
 * @returns {value is ServerMessage}
 */
export function isServerMessage(value) {
  return typeof value === 'object' && value !== null && 'type' in value && TYPES.includes(String(value.type))
}
