import type { Signal } from './signal'

/** Milliseconds for which a connection may be away before another way is looked for. */
const PATIENCE = 4000
/** Of 0 to 1; below it is the noise of a room. */
const SPEAKING_LEVEL = 0.02

export type Tracks = Partial<Record<'audio' | 'video', MediaStreamTrack | undefined>>

interface PeerOptions {
  readonly iceServers: RTCIceServer[]
  /** Whether this side gives way when both make an offer at once. One of the two does. */
  readonly polite: boolean
  readonly tracks: Tracks
  readonly send: (signal: Signal) => void
  readonly changed: () => void
}

/** The connection to one other member's browser, by the pattern of perfect negotiation (WebRTC 1.0, section 10.7). */
export class Peer {
  /** What the other side shows and says. */
  readonly stream = new MediaStream()
  readonly #connection: RTCPeerConnection
  readonly #options: PeerOptions
  readonly #own = new MediaStream()
  readonly #senders = new Map<string, RTCRtpSender>()
  #makingOffer = false
  #ignoringOffer = false
  #impatience: number | undefined

  constructor(options: PeerOptions) {
    this.#options = options
    this.#connection = new RTCPeerConnection({ iceServers: options.iceServers })
    this.#listen()
    // Connects also two members who have neither camera nor microphone.
    this.#connection.createDataChannel('portal', { negotiated: true, id: 0 })
    this.setTracks(options.tracks)
  }

  get connected(): boolean {
    return this.#connection.connectionState === 'connected'
  }

  get speaking(): boolean {
    const audio = this.#connection.getReceivers().find(({ track }) => track.kind === 'audio')
    return (audio?.getSynchronizationSources()[0]?.audioLevel ?? 0) > SPEAKING_LEVEL
  }

  /** Shows and says something else from now on. What takes another's place needs no new agreement. */
  setTracks(tracks: Tracks): void {
    for (const kind of ['audio', 'video'] as const) {
      const track = tracks[kind]
      const sender = this.#senders.get(kind)
      if (sender) void sender.replaceTrack(track ?? null)
      else if (track) this.#senders.set(kind, this.#connection.addTrack(track, this.#own))
    }
  }

  async receive(signal: Signal): Promise<void> {
    if ('description' in signal) await this.#agree(signal.description)
    else
      await this.#connection.addIceCandidate(signal.candidate).catch(error => {
        if (!this.#ignoringOffer) throw error
      })
  }

  /** Looks for another way, after a break of the network. */
  reconnect(): void {
    if (!this.connected) this.#connection.restartIce()
  }

  close(): void {
    clearTimeout(this.#impatience)
    this.#connection.close()
  }

  #listen(): void {
    const connection = this.#connection
    connection.onnegotiationneeded = () => void this.#offer()
    connection.onicecandidate = ({ candidate }) => candidate && this.#options.send({ candidate: candidate.toJSON() })
    connection.ontrack = ({ track }) => {
      this.stream.addTrack(track)
      this.#options.changed()
    }
    connection.onconnectionstatechange = () => {
      clearTimeout(this.#impatience)
      if (connection.connectionState === 'failed') connection.restartIce()
      if (connection.connectionState === 'disconnected')
        this.#impatience = window.setTimeout(() => this.reconnect(), PATIENCE)
      this.#options.changed()
    }
  }

  async #offer(): Promise<void> {
    this.#makingOffer = true
    await this.#connection.setLocalDescription().finally(() => {
      this.#makingOffer = false
    })
    this.#sendDescription()
  }

  async #agree(description: RTCSessionDescriptionInit): Promise<void> {
    const connection = this.#connection
    const collides = description.type === 'offer' && (this.#makingOffer || connection.signalingState !== 'stable')
    this.#ignoringOffer = !this.#options.polite && collides
    if (this.#ignoringOffer) return
    await connection.setRemoteDescription(description)
    if (description.type !== 'offer') return
    await connection.setLocalDescription()
    this.#sendDescription()
  }

  #sendDescription(): void {
    const { localDescription } = this.#connection
    if (localDescription) this.#options.send({ description: localDescription.toJSON() })
  }
}
