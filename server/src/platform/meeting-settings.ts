import type { ProvinceManifestValue } from '@portal/shared-lib/contract/remote-manifest'
import { z } from 'zod'

const IceServers = z.array(
  z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
)

export interface KedaSettings {
  readonly provider: 'keda'
  /** Of the service, for calls. */
  readonly address: string
  /** Of a meeting's page, with {roomId}, {token} and {username} to be filled in. */
  readonly room: string
  readonly key: string
  readonly secret: string
}

export interface BuiltInSettings {
  readonly provider: 'builtIn'
  /** STUN and TURN servers, where browsers do not reach each other without. */
  readonly iceServers: z.infer<typeof IceServers>
}

export type MeetingSettings = KedaSettings | BuiltInSettings

/** Where meetings take place: the province's choice, with the secrets of the environment. Throws where these miss. */
export function meetingSettings(
  { MEETING_KEY: key, MEETING_SECRET: secret, MEETING_ICE_SERVERS }: NodeJS.ProcessEnv,
  meeting: ProvinceManifestValue['meeting'] = { provider: 'builtIn' },
): MeetingSettings {
  if (meeting.provider === 'builtIn')
    return { ...meeting, iceServers: IceServers.parse(JSON.parse(MEETING_ICE_SERVERS || '[]')) }
  if (!key || !secret) throw new Error('The meeting service needs MEETING_KEY and MEETING_SECRET')
  return { ...meeting, key, secret }
}
