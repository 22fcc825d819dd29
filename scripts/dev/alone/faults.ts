import { desktop, organisationsOfAccount, signIn } from '@portal/shared-lib/contract/calls/identity'
import { errors } from '@portal/shared-lib/contract/errors'

type Call = () => Promise<Response>

const SLOW = 5000

const refusal = ({ code, text }: { readonly code: number; readonly text: string }) =>
  Response.json({ code, message: text, data: null })

/** What may go wrong between the page and the server, and how a call then ends. */
export const FAULTS = {
  none: { title: '正常', answer: call => call() },
  slow: { title: `慢（${SLOW / 1000} 秒）`, answer: call => new Promise(done => setTimeout(done, SLOW)).then(call) },
  broken: { title: '500', answer: async () => new Response(null, { status: 500 }) },
  expired: { title: '会话过期', answer: async () => refusal(errors.sessionEnded) },
  revoked: { title: '撤销权限', answer: async () => refusal(errors.forbidden) },
} as const satisfies Record<string, { readonly title: string; readonly answer: (call: Call) => Promise<Response> }>

export type Fault = keyof typeof FAULTS

/** By which the page itself learns who is there. */
const SPARED = [desktop, organisationsOfAccount, signIn].map(({ path }) => path)

let current: Fault = 'none'

/** From now on calls go wrong like that. */
export function setFault(fault: Fault): void {
  current = fault
}

/** Stands between the page and the network, before anything is asked. */
export function watchCalls(): void {
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href)
    const isCall = pathname.includes('/api/') && !SPARED.some(path => pathname.endsWith(path))
    const call = () => real(input, init)
    return isCall ? FAULTS[current].answer(call) : call()
  }
}
