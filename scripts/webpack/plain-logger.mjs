/** In the place of the logger of Module Federation, which formats stacks: pages write to the console what the runtime warns of. */

/** @param {string} prefix */
export const createLogger = prefix => ({
  warn: console.warn.bind(console, prefix),
  error: console.error.bind(console, prefix),
})

export const logger = /* @__PURE__ */ createLogger('[ Module Federation ]')

/** For plugins of a build, of which a page has none. */
export const infrastructureLogger = undefined
export const createInfrastructureLogger = () => undefined
export const bindLoggerToCompiler = () => {}
