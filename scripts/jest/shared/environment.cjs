const { TestEnvironment } = require('jest-environment-node')

/** @typedef {ConstructorParameters<typeof TestEnvironment>} Options */

/** Modules that stay loaded find themselves in the scope they were loaded in: it stays too, for all files of a worker. */
class LastingEnvironment extends TestEnvironment {
  /** @param {Options} options */
  constructor(...options) {
    super(...options)
    this.lasting = new Set(Object.getOwnPropertySymbols(this.global))
  }

  /** The state of the runner, its handlers and its time limit are not the next file's. @override */
  async teardown() {
    for (const symbol of Object.getOwnPropertySymbols(this.global))
      if (!this.lasting.has(symbol)) Reflect.deleteProperty(this.global, symbol)
  }
}

/** @type {LastingEnvironment | undefined} */
let lasting

/** @param {Options} options */
module.exports = function environment(...options) {
  lasting ??= new LastingEnvironment(...options)
  return lasting
}
