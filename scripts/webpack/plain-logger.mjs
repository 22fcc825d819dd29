/** In the place of the logger of Module Federation, which formats stacks: pages write to the console what the runtime warns of. */

/** @param {string} prefix */
export const createLogger = prefix => ({
  warn: console.warn.bind(console, prefix),
  error: console.error.bind(console, prefix),
})

export const logger = /* @__PURE__ */ createLogger('[ Module Federation ]')
export const infrastructureLogger = logger
export const createInfrastructureLogger = createLogger
export const bindLoggerToCompiler = () => {}
