import type { Devices } from './local-media'

/** What another member shows and says. */
export interface Shown {
  readonly stream: MediaStream
  readonly connected: boolean
  readonly speaking: boolean
}

/** What there is to see of a call. */
export interface CallState {
  readonly devices: Devices
  /** The own picture. */
  readonly picture: MediaStreamTrack | undefined
  /** By window. */
  readonly others: Readonly<Record<string, Shown>>
  /** What of the own devices does not work. */
  readonly problem: string | undefined
}

/** Whether there is nothing new to be seen. */
export const sameState = (one: CallState, other: CallState) =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))

const comparable = ({ devices, picture, others, problem }: CallState) => [
  devices,
  picture?.id,
  problem,
  Object.entries(others).map(([peerId, { connected, speaking, stream }]) => [
    peerId,
    connected,
    speaking,
    stream.getTracks().map(({ id }) => id),
  ]),
]
