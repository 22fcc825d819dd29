import { basename } from 'node:path'

/**
 * `names` are those of what failed, as far as they are known.
 * @typedef {{ passed: number, failed: number, skipped: number, output: string, names: readonly string[] }} Result
 */

/** @type {Result} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0, output: '', names: [] }

/** A part that could not tell its tests counts as one that failed. @param {string} output @returns {Result} */
export const crashed = output => ({ ...NOTHING, failed: 1, output })

/** A check without tests of its own counts as one. @param {number} code @param {string} output @returns {Result} */
export const countCheck = (code, output) => (code === 0 ? { ...NOTHING, passed: 1, output } : crashed(output))

/** @param {Result} a @param {Result} b @returns {Result} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  output: b.output,
  names: [...a.names, ...b.names],
})

/** @param {Result} totals */
export function formatTotals({ passed, failed, skipped }) {
  const text = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${text}, ${skipped} skipped` : text
}

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number, testResults: readonly JestFile[] }} JestReport
 * @typedef {{ name: string, status: string, assertionResults: readonly { status: string, fullName: string }[] }} JestFile
 */

/**
 * A test file that could not be loaded counts as one failed test.
 * @param {JestReport | undefined} report
 * @param {number} code Jest's exit code
 * @param {string} output
 * @returns {Result}
 */
export function countJest(report, code, output) {
  if (!report) return crashed(output)
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(failed, code),
    skipped: report.numPendingTests + report.numTodoTests,
    output,
    names: report.testResults.filter(({ status }) => status === 'failed').flatMap(namesInFile),
  }
}

/** @param {JestFile} file */
function namesInFile({ name, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return failed.length > 0 ? failed.map(({ fullName }) => `${basename(name)}: ${fullName}`) : [basename(name)]
}

/**
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites: readonly Suite[] }} PlaywrightReport
 * @typedef {{ specs: readonly { ok: boolean, file: string, title: string }[], suites?: readonly Suite[] }} Suite
 */

/**
 * A story that passes only when repeated has passed.
 * @param {PlaywrightReport | undefined} report
 * @param {number} code Playwright's exit code
 * @param {string} output
 * @returns {Result}
 */
export function countPlaywright(report, code, output) {
  if (!report) return crashed(output)
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: atLeastOne(unexpected, code),
    skipped,
    output,
    names: report.suites.flatMap(namesInSuite),
  }
}

/** @param {Suite} suite @returns {string[]} */
function namesInSuite({ specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [...failed.map(({ file, title }) => `${basename(file)}: ${title}`), ...suites.flatMap(namesInSuite)]
}

/** Something failed that is no test, such as a global set-up. @param {number} failed @param {number} code */
const atLeastOne = (failed, code) => (code !== 0 && failed === 0 ? 1 : failed)
