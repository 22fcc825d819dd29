import type { Call } from '@portal/shared-lib/contract/form'
import type { Contract } from './contract.ts'
import type { Answered, Descriptor } from './wire.ts'

/** `refused`: the server knows the call and said no, so that its answer was not seen. */
export type Result = 'fits' | 'refused' | 'differs' | 'missing' | 'not asked'

const NOT_FOUND = 404
/** More differences of one answer tell no more. */
const MOST_DETAILS = 5

/** What an answer says of the call: whether the server knows it, and where it is not as the contract has it. */
export function judge(
  { isEnvelope, isSuccess, fromWire }: Contract,
  call: Call,
  { receive }: Descriptor,
  { status, text }: Answered,
) {
  if (status === NOT_FOUND) return told('missing')
  if (status !== 200) return told('differs', status ? `HTTP ${status}, 200 is expected` : text)
  const envelope = parse(text)
  if (!isEnvelope(envelope)) return told('differs', 'The answer is no { code, message, data }')
  const { code, message, msg } = envelope
  if (!isSuccess(envelope)) return told('refused', `${code} ${message ?? msg ?? ''}`.trim())
  const data = fromWire(receive, envelope.data)
  const checked = call.answer.safeParse(data)
  if (checked.success) return { ...told('fits'), data }
  const details = checked.error.issues.map(({ path, message }) => `${wirePath(receive, path)}: ${message}`)
  return { ...told('differs', ...details.slice(0, MOST_DETAILS)), data }
}

const told = (result: Result, ...details: string[]) => ({ result, details, data: undefined })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A place in an answer, in the words of the wire. */
function wirePath(names: Descriptor['receive'], [first, ...rest]: PropertyKey[]): string {
  if (first === undefined) return 'data'
  const entry = typeof first === 'string' ? names?.[first] : names
  const [wire, inside] = Array.isArray(entry)
    ? entry
    : [typeof entry === 'string' ? entry : first, typeof first === 'number' ? names : undefined]
  return rest.length ? `${String(wire)}.${wirePath(inside, rest)}` : String(wire)
}
