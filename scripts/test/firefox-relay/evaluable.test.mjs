import vm from 'node:vm'
import { evaluable } from './evaluable.mjs'

const EVALUATE = '(utilityScript, ...args) => utilityScript.evaluate(...args)'
/** @param {string} value */
const text = value => ({ type: 'string', value })
/**
 * An object as Playwright writes it for WebDriver BiDi: a list of entries with `k` and `v`.
 * @param {Record<string, string>} entries
 */
const object = entries => ({
  type: 'object',
  value: Object.entries(entries).map(([k, v]) => ({
    type: 'object',
    value: [
      [text('k'), text(k)],
      [text('v'), text(v)],
    ],
  })),
})
/**
 * @param {string} expression
 * @param {unknown[]} given
 */
const call = (expression, given = []) => ({
  method: 'script.callFunction',
  params: {
    functionDeclaration: EVALUATE,
    arguments: [{ handle: '1' }, { type: 'boolean' }, { type: 'boolean' }, text(expression), ...given],
  },
})

/** A page whose policy forbids to evaluate text. */
const openPage = () => vm.createContext({}, { codeGeneration: { strings: false } })

describe('what Playwright evaluates', () => {
  it('becomes part of the function that is called, as the page refuses to evaluate it', () => {
    const command = evaluable(call('() => 6 * 7'))
    const page = openPage()
    vm.runInContext("globalThis.script = { evaluate: () => globalThis.eval('() => 6 * 7')() }", page)
    expect(vm.runInContext(`(${command.params.functionDeclaration})(script)`, page)).toBe(42)
    expect(() => vm.runInContext("globalThis.eval('1')", page)).toThrow('Code generation')
  })

  it('brings along what it evaluates in its turn, and no selectors', () => {
    const nested = object({ functionText: 'x => x + 1', source: 'internal:label="x"' })
    const { functionDeclaration } = evaluable(call('f => f', [nested])).params
    expect(functionDeclaration).toContain('() => (x => x + 1)')
    expect(functionDeclaration).not.toContain('internal:label')
  })

  it('is left alone where nothing is evaluated', () => {
    const other = { method: 'browsingContext.navigate', params: { url: 'http://localhost/' } }
    expect(evaluable(other)).toBe(other)
  })
})
