import type { Context } from '../context.ts'
import { runServerTests } from '../jest.ts'

/** Servers behind one address, and how often each is restarted while people write. */
const MORE = { NODES: '3', NODE_RESTARTS: '5', LONG: '1' }

/** Three servers share sessions, live events, uploads, exports, limits and rights, and are restarted without a loss. */
export async function proveNodes({ root, steps }: Context) {
  steps.begin('three servers behind one address, each restarted five times')
  return runServerTests(root, ['server/src/start/nodes.test'], MORE)
}
