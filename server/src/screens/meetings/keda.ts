import { MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { z } from 'zod'
import { SECOND_MS } from '../../platform/calendar/china-time'
import type { KedaSettings } from '../../platform/meeting-settings'
import { refuseRule } from '../../platform/refusal'
import type { MeetingProvider } from './access'

/** Milliseconds for one call of the service. */
const TIMEOUT = 5 * SECOND_MS

const Token = z.object({ success: z.literal([true, 1, '1', 'true']), account_token: z.string().min(1) })
const SignedIn = z.object({ success: z.literal([true, 1, '1', 'true']) })

/**
 * The third party's meeting service. Key and secret buy a token at the server, the token signs the member in, and the
 * browser is given the address of the meeting's page alone.
 */
export function keda(settings: KedaSettings): MeetingProvider {
  const { address, room, key, secret } = settings
  return {
    async admit({ account }, roomId, log) {
      const failed = (text: string) => (error: unknown) => {
        log.warn({ err: error }, 'the meeting service did not let somebody in')
        return refuseRule(text)
      }
      const { account_token: token } = await post(address, 'keda/system/token', {
        consumer_key: key,
        consumer_secret: secret,
      })
        .then(Token.parse)
        .catch(failed(MEETING_TEXTS.tokenFailed))
      await post(address, 'keda/system/login', { account_token: token, username: account })
        .then(SignedIn.parse)
        .catch(failed(MEETING_TEXTS.signInFailed))
      return { url: filled(room, { roomId, token, username: account }), iceServers: [] }
    },
  }
}

async function post(address: string, path: string, fields: Record<string, string>): Promise<unknown> {
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  return response.json()
}

const filled = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
