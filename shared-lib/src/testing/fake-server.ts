import { describe as describeCall } from '../contract/describe'
import { REQUEST_ID_HEADER } from '../contract/envelope'
import { type ErrorName, errors, refusalText } from '../contract/errors'
import { type Call, type CallAnswer, type CallInput, JSON_FIELDS } from '../contract/form'
import { lenient } from '../contract/lenient'
import { fromWire, toWire } from '../contract/names'
import { namesOf } from '../contract/names-of'

/** A call that arrived, in English names. */
export interface Arrived<Args = unknown> {
  readonly args: Args
  readonly requestId: string | null
  readonly token: string | undefined
}

interface Fake {
  readonly call: Call
  answer(arrived: Arrived<never>): unknown
}

/** A refusal that a fake answers with. */
export class FakeRefusal extends Error {
  constructor(
    readonly reason: ErrorName,
    values?: Record<string, string>,
    /** The argument it is about, in the wire's words. */
    readonly field?: string,
  ) {
    super(refusalText(reason, values))
  }
}

/** Says how a call is answered. Arguments are checked by the contract before, the answer after: no fake can lie. */
export function fake<C extends Call>(
  call: C,
  answer: (arrived: Arrived<CallInput<C>>) => CallAnswer<C> | Promise<CallAnswer<C>>,
): Fake {
  return { call, answer: answer as Fake['answer'] }
}

/** Milliseconds that an answer takes: later than what is drawn at once, so that no test gets both together. */
const LINE_MS = 10

/** Puts fakes in the place of the network. Returns what has arrived, by call path, and a way to take it away. */
export function fakeServer(fakes: readonly Fake[]) {
  const before = globalThis.fetch
  const arrived: { path: string; args: unknown; requestId: string | null }[] = []
  const answerFetch = async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost')
    const path = url.pathname.replace(/^\/tjfx\//, '')
    const found = fakes.find(({ call }) => call.path === path)
    if (!found) throw new Error(`no fake answers ${path}`)
    const args = await argumentsOf(found.call, url, init)
    const headers = new Headers(init.headers)
    const requestId = headers.get(REQUEST_ID_HEADER)
    arrived.push({ path, args, requestId })
    const token = headers.get('Authorization')?.replace('Bearer ', '')
    await new Promise<void>(resolve => setTimeout(resolve, LINE_MS))
    return reply(found, { args, requestId, token } as Arrived<never>)
  }
  globalThis.fetch = answerFetch as typeof fetch
  return {
    arrived,
    stop: () => {
      globalThis.fetch = before
    },
  }
}

async function reply({ call, answer }: Fake, arrived: Arrived<never>): Promise<Response> {
  try {
    const data = call.answer.parse(await answer(arrived))
    return Response.json({ code: 0, message: '', data: toWire(namesOf(call.answer), data) })
  } catch (error) {
    if (!(error instanceof FakeRefusal)) throw error
    const { reason, message, field } = error
    return Response.json({ code: errors[reason].code, message, data: null, field })
  }
}

/** Reads what was sent, the way the server does. */
async function argumentsOf(call: Call, url: URL, { body }: RequestInit): Promise<unknown> {
  const { body: how } = describeCall('', call)
  if (how === 'multipart') return { ...besides(call, url), file: fileOf(call, body) }
  const sent =
    how === 'json' ? JSON.parse(String(body)) : fields(call, how === 'query' ? url.search : String(body ?? ''))
  return call.args.parse(lenient(call.args, fromWire(namesOf(call.args), sent)))
}

const fileOf = ({ parts }: Call, body: unknown) => (body instanceof FormData ? body.get(parts.file ?? '') : undefined)

const besides = (call: Call, { searchParams }: URL) =>
  call.parts.query ? (call.args.parse(Object.fromEntries(searchParams)) as object) : {}

function fields(call: Call, text: string): Record<string, unknown> {
  const all: Record<string, unknown> = Object.fromEntries(new URLSearchParams(text))
  const jsonField = JSON_FIELDS.find(field => call.parts[field])
  if (!jsonField) return all
  const { [jsonField]: wrapped, ...rest } = all
  return { ...rest, ...JSON.parse(String(wrapped ?? '{}')) }
}
