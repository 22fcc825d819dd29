import { createInstance, getInstance } from '@module-federation/enhanced/runtime'
import * as core from '@module-federation/runtime-core'
import federation from '@module-federation/webpack-bundler-runtime/bundler'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

type Options = Parameters<typeof createInstance>[0]

declare global {
  /** Gives a remote the runtime of Module Federation, which its build leaves out. */
  var __PORTAL_FEDERATION: () => object
  /** The core alone, for packed remotes that bring the rest themselves. */
  var _FEDERATION_RUNTIME_CORE: object
}

globalThis._FEDERATION_RUNTIME_CORE = core

/** To each what it would have brought itself: code is one, what is remembered is never two remotes'. */
globalThis.__PORTAL_FEDERATION = () => ({
  ...federation,
  runtime: { ...federation.runtime, init },
  bundlerRuntime: { ...federation.bundlerRuntime, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
})

/** As the runtime's own, which would take the shell's instance for that of every remote. */
function init(options: Options) {
  const known = getInstance(({ name }) => name === options.name)
  known?.initOptions(options)
  return known ?? createInstance(options)
}
