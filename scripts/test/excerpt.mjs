const LIMIT_LINES = 600
const KEPT_AT_START = 100

/**
 * What a failed part printed, without the names of test files that passed, and without the middle where it is long.
 * @param {string} output
 */
export function excerpt(output) {
  const lines = output.split('\n').filter(line => !/^PASS /.test(line))
  if (lines.length <= LIMIT_LINES) return lines.join('\n').trimEnd()
  const end = lines.slice(KEPT_AT_START - LIMIT_LINES)
  const left = `… ${lines.length - LIMIT_LINES} lines left out …`
  return [...lines.slice(0, KEPT_AT_START), left, ...end].join('\n').trimEnd()
}
