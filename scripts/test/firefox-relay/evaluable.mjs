/** How Playwright calls what it has sent as text. */
const EVALUATE = '(utilityScript, ...args) => utilityScript.evaluate(...args)'
/** Where that text stands among the arguments of such a call. */
const EXPRESSION = 3

/**
 * What holds further texts that the evaluated one evaluates in its turn, and what they are then.
 * @type {Map<unknown, (text: string) => string>} their code; empty where they are none
 */
const NESTED = new Map([
  ['callbackText', text => text],
  ['expression', text => text],
  ['functionText', text => text],
  ['source', codeOf],
])

/** Types as people do, which React hears of; Playwright itself sets the value, and React takes it for one of its own. */
const TYPING = `class {
  constructor({ window }) {
    window.__pw_bidiInsertText = text => void window.document.execCommand('insertText', false, text)
  }
}`

/**
 * What Playwright adds to pages is a module; selectors have a source, too, which is no code.
 * @param {string} source
 */
function codeOf(source) {
  if (source.includes('__pw_bidiInsertText')) return TYPING
  const isModule = source.includes('module.exports')
  return isModule ? `(() => { const module = {}; ${source}\nreturn module.exports.default() })()` : ''
}

/** @param {unknown} argument of a call; undefined where it is no text */
function textOf(argument) {
  const isText = argument && typeof argument === 'object' && 'value' in argument
  return isText && typeof argument.value === 'string' ? argument.value : undefined
}

/**
 * Makes a command pass the portal's policy: Playwright evaluates text within pages, which the policy forbids (no
 * `unsafe-eval`) and Firefox refuses to everybody. The function of a call is not asked for, so the texts become part of it.
 * @param {{ method: string, params: { functionDeclaration?: string, arguments?: unknown[], url?: string } }} command
 */
export function evaluable(command) {
  const { functionDeclaration, arguments: given } = command.params ?? {}
  const value = textOf(given?.[EXPRESSION])
  if (functionDeclaration !== EVALUATE || !given || value === undefined) return command
  const known = [[value, value], ...nested(given.slice(EXPRESSION + 1))]
  const called = `(script, ...given) => {
    const known = [${known.map(([text, code]) => `[${JSON.stringify(text)}, () => (${code})]`).join(',')}]
    const { eval: own } = globalThis
    globalThis.eval = text => (known.find(([part]) => text.includes(part))?.[1] ?? (() => own(text)))()
    try { return script.evaluate(...given) } finally { globalThis.eval = own }
  }`
  return { ...command, params: { ...command.params, functionDeclaration: called } }
}

/**
 * @param {unknown} value arguments as WebDriver BiDi has them: an object is a list of names and values
 * @returns {string[][]} texts, each with the code that it is
 */
function nested(value) {
  if (!value || typeof value !== 'object') return []
  if (!Array.isArray(value)) return Object.values(value).flatMap(nested)
  const entry = new Map(value.filter(Array.isArray).map(([name, held]) => [name?.value, held?.value]))
  const text = entry.get('v')
  const code = typeof text === 'string' && NESTED.get(entry.get('k'))?.(text)
  return code ? [[text, code]] : value.flatMap(nested)
}
