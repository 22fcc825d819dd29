import type { Context } from '../context.ts'
import { runTellingTests } from '../jest.ts'

/** Servers behind one address, and how often each is restarted while people write. */
const MORE = { NODES: '3', NODE_RESTARTS: '5', LONG: '1' }

const FIGURES = ['session', 'right', 'restarts', 'mails', 'failed', 'ends', 'lost'] as const

/** Three servers share sessions, live events, uploads, exports, limits and rights, and are restarted without a loss. */
export async function proveNodes({ root, steps }: Context) {
  steps.begin('three servers behind one address, each restarted five times')
  const { passed, told } = await runTellingTests(root, ['server/src/start/nodes.test'], MORE, FIGURES)
  const { restarts, mails, failed, ends, lost } = told
  return (
    `${passed}; ${MORE.NODES} servers, ${restarts} restarts while ${mails} mails were written, ${failed} failed; ` +
    `streams ended ${ends} times, ${lost} news lost; elsewhere an ended session was honoured for ${Math.ceil(told.session)} ms at most, ` +
    `a right that was taken away for ${Math.ceil(told.right)} ms`
  )
}
