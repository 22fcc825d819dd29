import { unreachable } from '../api/portal-error'
import type { SendOptions, Sent } from '../api/send'
import type { CallDescriptor } from '../contract/descriptor'

/** Makes one call, as `send` does, whose code comes with the rest of the portal: after the page that makes it. */
export async function ask<Args, Answer>(
  call: CallDescriptor<Args, Answer>,
  args: Args,
  options?: SendOptions,
): Promise<Sent<Answer>> {
  const part = await import('../api/send').catch(() => undefined)
  return part ? part.send(call, args, options) : { error: unreachable(false) }
}
