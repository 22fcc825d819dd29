const { default: Runtime } = require('jest-runtime')

/** By path: every module but the test files, once in each worker. Loading the server takes two seconds. */
const modules = new Map()

/**
 * What Jest 30.5 keeps to itself; it has no setting for this.
 * @typedef {{ registries: { moduleRegistry: Map<string, unknown> }, testState: { enterTestCode(): void } }} Inner
 */

module.exports = class SharedRuntime extends Runtime {
  /** @type {Inner} */
  #inner
  #file

  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options)
    this.#inner = /** @type {Inner} */ (/** @type {unknown} */ (this))
    this.#file = options[6]
    if (!this.#inner.registries?.moduleRegistry) throw new Error('This Jest keeps its modules elsewhere than 30.5 does')
    this.#inner.registries.moduleRegistry = modules
  }

  /** What was loaded here may load more while later files run: only the test file goes. @override */
  teardown() {
    this.restoreAllMocks()
    modules.delete(this.#file)
    this.#inner.testState.enterTestCode()
  }
}
