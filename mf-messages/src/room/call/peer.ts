import type { Described, Signal } from './signal'

/** Milliseconds in which a first way should be found, with signals on a slow network. */
const FIRST_PATIENCE = 15_000
/** Milliseconds for which a way may be gone before another one is looked for. */
const PATIENCE = 4000
/** Of 0 to 1; below it is the noise of a room. */
const SPEAKING_LEVEL = 0.02
const KINDS = ['audio', 'video'] as const

export type Tracks = Partial<Record<(typeof KINDS)[number], MediaStreamTrack | undefined>>

interface PeerOptions {
  readonly iceServers: RTCIceServer[]
  /** Whether this side makes the offers. One of the two does, so that two offers never meet. */
  readonly offers: boolean
  readonly tracks: Tracks
  readonly send: (signal: Signal) => void
  readonly changed: () => void
  /** Told of what went wrong; another way is looked for in any case. */
  readonly failed: (error: unknown) => void
}

/**
 * The connection to one other member's browser. It has room for a voice and a picture in both directions from the
 * beginning, also where a side has neither: what is turned on, off or exchanged later needs no new agreement.
 */
export class Peer {
  /** What the other side shows and says; another one when there is more. */
  stream = new MediaStream()
  readonly #connection: RTCPeerConnection
  readonly #options: PeerOptions
  #tracks: Tracks
  #round = 0
  /** Candidates that arrived before there was anything to which they belong. */
  #early: RTCIceCandidateInit[] = []
  #steps: Promise<void> = Promise.resolve()
  #closed = false
  #wasConnected = false
  #impatience: number | undefined

  constructor(options: PeerOptions) {
    this.#options = options
    this.#tracks = options.tracks
    this.#connection = new RTCPeerConnection({ iceServers: options.iceServers })
    this.#listen()
    if (options.offers) {
      for (const kind of KINDS) this.#connection.addTransceiver(kind)
      this.#next(() => this.#offer())
    }
    this.#watch()
  }

  get connected(): boolean {
    return this.#connection.connectionState === 'connected'
  }

  get speaking(): boolean {
    const audio = this.#connection.getReceivers().find(({ track }) => track.kind === 'audio')
    return (audio?.getSynchronizationSources()[0]?.audioLevel ?? 0) > SPEAKING_LEVEL
  }

  /** Shows and says something else from now on. */
  setTracks(tracks: Tracks): void {
    this.#tracks = tracks
    this.#next(() => this.#carry())
  }

  /** Takes what the other side has sent, in the order in which it is handed over. */
  receive(signal: Signal): void {
    this.#next(async () => {
      if ('candidate' in signal) await this.#addCandidate(signal.candidate)
      else if ('description' in signal) await this.#agree(signal)
      else if (this.#connection.signalingState === 'stable') await this.#offer()
    })
  }

  /** Looks for another way, after a break of the network. */
  reconnect(): void {
    if (this.connected || this.#closed) return
    if (this.#options.offers) this.#next(() => this.#offer())
    else this.#options.send({ again: true })
    this.#watch()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#impatience)
    this.#connection.close()
  }

  #listen(): void {
    const connection = this.#connection
    connection.onicecandidate = ({ candidate }) => candidate && this.#options.send({ candidate: candidate.toJSON() })
    connection.ontrack = ({ track }) => {
      this.stream = new MediaStream([...this.stream.getTracks(), track])
      this.#options.changed()
    }
    connection.onconnectionstatechange = () => {
      this.#wasConnected ||= this.connected
      this.#watch()
      this.#options.changed()
    }
  }

  #watch(): void {
    clearTimeout(this.#impatience)
    if (this.connected || this.#closed) return
    this.#impatience = window.setTimeout(() => this.reconnect(), this.#wasConnected ? PATIENCE : FIRST_PATIENCE)
  }

  /** One step after the other: browsers refuse those that cross. */
  #next(step: () => Promise<void>): void {
    this.#steps = this.#steps
      .then(() => (this.#closed ? undefined : step()))
      .catch((error: unknown) => {
        if (!this.#closed) this.#options.failed(error)
      })
  }

  async #offer(): Promise<void> {
    await this.#carry()
    if (this.#round > 0) this.#connection.restartIce()
    this.#round += 1
    await this.#describe()
  }

  async #agree({ description, round }: Described): Promise<void> {
    if (this.#options.offers && round !== this.#round) return
    this.#round = round
    await this.#connection.setRemoteDescription(description)
    if (!this.#options.offers) {
      await this.#carry()
      await this.#describe()
    }
    for (const candidate of this.#early.splice(0)) await this.#addCandidate(candidate)
  }

  async #describe(): Promise<void> {
    await this.#connection.setLocalDescription()
    const { localDescription } = this.#connection
    if (localDescription) this.#options.send({ description: localDescription.toJSON(), round: this.#round })
  }

  async #addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (this.#connection.remoteDescription) await this.#connection.addIceCandidate(candidate)
    else this.#early.push(candidate)
  }

  async #carry(): Promise<void> {
    for (const transceiver of this.#connection.getTransceivers()) {
      transceiver.direction = 'sendrecv'
      await transceiver.sender.replaceTrack(this.#tracks[transceiver.receiver.track.kind as keyof Tracks] ?? null)
    }
  }
}
