import { waitFor } from '@testing-library/react'
import { Peer } from './peer'
import type { Signal } from './signal'

/** As far as a browser's connection is used, and as strict: what comes too early is refused. */
class Connection extends EventTarget {
  static readonly made: Connection[] = []
  readonly done: string[] = []
  signalingState = 'stable'
  connectionState = 'new'
  localDescription: { type: string; toJSON(): object } | null = null
  remoteDescription: RTCSessionDescriptionInit | null = null
  readonly transceivers: ReturnType<typeof transceiverOf>[] = []
  onconnectionstatechange = () => {}
  restartIce = () => void this.done.push('restart')
  close = () => void this.done.push('close')
  getTransceivers = () => this.transceivers
  getReceivers = () => []
  addTransceiver = (kind: string) => void this.transceivers.push(transceiverOf(kind))

  constructor() {
    super()
    Connection.made.push(this)
  }

  setLocalDescription = async () => {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer'
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable'
    this.localDescription = { type, toJSON: () => ({ type }) }
  }
  setRemoteDescription = async (description: RTCSessionDescriptionInit) => {
    if (description.sdp === 'broken') throw new Error('broken')
    if (description.type === 'offer') for (const kind of ['audio', 'video']) this.addTransceiver(kind)
    this.remoteDescription = description
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable'
    this.done.push(description.type)
  }
  addIceCandidate = async ({ candidate }: RTCIceCandidateInit) => {
    if (!this.remoteDescription) throw new Error('The remote description was null')
    this.done.push(candidate ?? '')
  }
  become(state: string): void {
    this.connectionState = state
    this.onconnectionstatechange()
  }
}

const transceiverOf = (kind: string) => ({
  direction: 'recvonly',
  receiver: { track: { kind } },
  sender: { replaceTrack: async () => {} },
})

function peerThat(offers: boolean) {
  const sent: Signal[] = []
  const failed: unknown[] = []
  const tracks = {}
  const options = { iceServers: [], tracks, changed: () => {}, failed: (error: unknown) => void failed.push(error) }
  const peer = new Peer({ ...options, offers, send: signal => void sent.push(signal) })
  return { peer, sent, failed, connection: Connection.made.at(-1) as Connection }
}

const offer = (round: number, sdp = ''): Signal => ({ description: { type: 'offer', sdp }, round })
const answer = (round: number): Signal => ({ description: { type: 'answer', sdp: '' }, round })
const candidate = (name: string): Signal => ({ candidate: { candidate: name } })
const settled = () => new Promise(done => setTimeout(done))

describe('the connection to another browser', () => {
  Object.assign(globalThis, { RTCPeerConnection: Connection, MediaStream: class {} })

  it('is offered by one of the two, with room for voice and picture both ways', async () => {
    const [one, other] = [peerThat(true), peerThat(false)]
    await waitFor(() => expect(one.sent).toEqual([{ description: { type: 'offer' }, round: 1 }]))
    expect(one.connection.transceivers.map(({ direction }) => direction)).toEqual(['sendrecv', 'sendrecv'])
    await settled()
    expect(other.sent).toEqual([])
    other.peer.receive(offer(1))
    await waitFor(() => expect(other.sent).toEqual([{ description: { type: 'answer' }, round: 1 }]))
    expect(other.connection.transceivers.map(({ direction }) => direction)).toEqual(['sendrecv', 'sendrecv'])
  })

  it('keeps candidates that come before what they belong to', async () => {
    const { peer, connection, failed } = peerThat(false)
    for (const name of ['a', 'b']) peer.receive(candidate(name))
    peer.receive(offer(1))
    peer.receive(candidate('c'))
    await waitFor(() => expect(connection.done).toEqual(['offer', 'a', 'b', 'c']))
    expect(failed).toEqual([])
  })

  it('leaves an answer alone that a newer offer has overtaken', async () => {
    const { peer, sent, connection } = peerThat(true)
    await settled()
    peer.reconnect()
    await waitFor(() => expect(sent).toHaveLength(2))
    peer.receive(answer(1))
    await settled()
    expect(connection.done).toEqual(['restart'])
    peer.receive(answer(2))
    await waitFor(() => expect(connection.done).toEqual(['restart', 'answer']))
  })

  it('tells of what went wrong, and goes on with what comes next', async () => {
    const { peer, failed, connection, sent } = peerThat(false)
    peer.receive(offer(1, 'broken'))
    peer.receive(offer(2))
    await waitFor(() => expect(connection.done).toEqual(['offer']))
    expect([failed, sent]).toEqual([[new Error('broken')], [{ description: { type: 'answer' }, round: 2 }]])
  })

  it('is offered anew on the word of the side that makes no offers, and not while an offer is out', async () => {
    const { peer, sent } = peerThat(true)
    await settled()
    peer.receive({ again: true })
    await settled()
    expect(sent).toHaveLength(1)
    peer.receive(answer(1))
    peer.receive({ again: true })
    await waitFor(() => expect(sent.at(-1)).toEqual({ description: { type: 'offer' }, round: 2 }))
  })

  it('asks for another way where it makes no offers, and for none while it stands or is closed', async () => {
    const { peer, sent, connection } = peerThat(false)
    peer.reconnect()
    expect(sent).toEqual([{ again: true }])
    connection.become('connected')
    peer.reconnect()
    connection.become('disconnected')
    peer.close()
    peer.reconnect()
    peer.receive(offer(1))
    await settled()
    expect(sent).toHaveLength(1)
    expect(connection.done).toEqual(['close'])
  })
})
