const { default: JSDOMEnvironment } = require('jest-environment-jsdom')

/** jsdom lacks what every browser has and the portal uses; Node has it. */
const FROM_NODE = [
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'structuredClone',
  'BroadcastChannel',
]

module.exports = class BrowserEnvironment extends JSDOMEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    for (const name of FROM_NODE) Reflect.set(this.global, name, Reflect.get(globalThis, name))
  }
}
