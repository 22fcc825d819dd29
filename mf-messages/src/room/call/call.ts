import { send } from '@portal/shared-lib'
import { leaveMeeting } from '@portal/shared-lib/contract/calls/meetings'
import type { Member } from '../../meeting/api'
import type { Entered } from '../use-entering'
import { type CallState, sameState } from './call-state'
import { LocalMedia } from './local-media'
import { Peer } from './peer'
import { SignalPost } from './signal-post'

/** Milliseconds between two looks at who is speaking. */
const LISTEN_EVERY = 300

/** The call of one window: a connection to the browser of each other member. */
export class Call {
  state: CallState
  readonly #media = new LocalMedia(() => this.#spread())
  readonly #peers = new Map<string, Peer>()
  readonly #post: SignalPost
  readonly #listeners = new Set<() => void>()
  readonly #ears = window.setInterval(() => this.#look(), LISTEN_EVERY)
  #problem: string | undefined

  constructor(
    readonly roomId: string,
    readonly entered: Entered,
  ) {
    const { peerId } = entered
    // From a window that has gone meanwhile: nobody waits for it.
    this.#post = new SignalPost({ roomId, peerId }, (from, signal) => this.#peers.get(from)?.receive(signal))
    this.state = this.#shown()
    window.addEventListener('online', this.#reconnect)
    window.addEventListener('pagehide', this.leave)
    void this.#run(() => this.#media.open())
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly toggleMicrophone = () => void this.#run(() => this.#media.toggleMicrophone())
  readonly toggleCamera = () => void this.#run(() => this.#media.toggleCamera())
  readonly toggleSharing = () => void this.#run(() => this.#media.toggleSharing())

  /** Connects with who is there, lets go of who is not, and fetches what others have sent. */
  follow(members: readonly Member[], lastSignal: number): void {
    const there = members.flatMap(({ peerId, isSelf }) => (peerId && !isSelf ? [peerId] : []))
    for (const [peerId, peer] of this.#peers)
      if (!there.includes(peerId)) {
        peer.close()
        this.#peers.delete(peerId)
        this.#post.forget(peerId)
      }
    for (const peerId of there) if (!this.#peers.has(peerId)) this.#peers.set(peerId, this.#peer(peerId))
    this.#post.fetchUpTo(lastSignal)
    this.#look()
  }

  /** Ends the call in this window, once: devices and connections are let go, and the server is told. */
  readonly leave = () => {
    const { roomId } = this
    const { peerId } = this.entered
    if (this.#close()) void send(leaveMeeting, { roomId, peerId }, { keepalive: true })
  }
  #closed = false

  #close(): boolean {
    if (this.#closed) return false
    this.#closed = true
    clearInterval(this.#ears)
    window.removeEventListener('online', this.#reconnect)
    window.removeEventListener('pagehide', this.leave)
    this.#media.close()
    this.#post.close()
    for (const peer of this.#peers.values()) peer.close()
    return true
  }

  #peer(peerId: string): Peer {
    return new Peer({
      iceServers: this.entered.iceServers,
      offers: this.entered.peerId > peerId,
      tracks: this.#media.tracks,
      send: signal => this.#post.send(peerId, signal),
      changed: () => this.#look(),
      failed: error => reportError(error),
    })
  }

  readonly #reconnect = () => {
    for (const peer of this.#peers.values()) peer.reconnect()
  }

  async #run(change: () => Promise<string | undefined>): Promise<void> {
    this.#problem = await change()
    this.#look()
  }

  #spread(): void {
    for (const peer of this.#peers.values()) peer.setTracks(this.#media.tracks)
    this.#look()
  }

  #look(): void {
    const next = this.#shown()
    if (sameState(next, this.state)) return
    this.state = next
    for (const listener of this.#listeners) listener()
  }

  #shown(): CallState {
    const others = [...this.#peers].map(([peerId, { stream, connected, speaking }]) => [
      peerId,
      { stream, connected, speaking },
    ])
    const { devices, tracks } = this.#media
    return { devices, picture: tracks.video, others: Object.fromEntries(others), problem: this.#problem }
  }
}
