import { PARTS } from './parts.mjs'

/**
 * The parts to run: all, or those after `--only`, with the parts they need; a text says what is wrong with the wish.
 * @param {string[]} args
 */
export function selectParts(args) {
  const [flag = '', list = ''] = args[0]?.includes('=') ? args[0].split('=') : args
  if (!flag) return PARTS
  const known = PARTS.map(({ key }) => key)
  const usage = `Usage: npm test -- --only ${known.join(',')}`
  if (flag !== '--only' || !list) return usage
  const wanted = list.split(',')
  const unknown = wanted.filter(key => !known.includes(key))
  if (unknown.length > 0) return `There is no part ${unknown.join(', ')}. ${usage}`
  const needed = PARTS.filter(({ key }) => wanted.includes(key)).flatMap(({ needs = [] }) => needs)
  return PARTS.filter(({ key }) => wanted.includes(key) || needed.includes(key))
}
