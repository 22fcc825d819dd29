import { errors } from '@portal/shared-lib/contract/errors'
import * as contract from '@portal/shared-lib/contract/meetings'
import { MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { openMeeting } from '../../../test/meetings'
import { usePortal } from '../../../test/portal'
import { endOldMeetings } from './end-old'

const DAY = 86_400_000

describe('Signals between the browsers of a meeting', () => {
  const portal = usePortal()

  /** A host and two guests, all there. */
  async function three() {
    const { roomId, host, guests, enter } = await openMeeting(portal, 2)
    const people = await Promise.all(
      [host, ...guests].map(async ({ token }) => ({ token, peerId: await enter({ token, id: '', account: '' }) })),
    )
    type Window = (typeof people)[number]
    const send = ({ token, peerId }: Window, to: Window, signals: string[]) =>
      portal.ask(contract.sendSignals, { roomId, peerId, to: to.peerId, signals }, { token })
    const read = ({ token, peerId }: Window, after = 0) =>
      portal.answerTo(contract.signals, { roomId, peerId, after }, { token })
    const last = async ({ token, peerId }: Window) =>
      (await portal.answerTo(contract.attendMeeting, { roomId, peerId }, { token })).lastSignal
    return { roomId, windows: people as [Window, Window, Window], send, read, last }
  }

  it('reach the one they are for, in order, and nobody else', async () => {
    const { windows, send, read, last } = await three()
    const [one, two, other] = windows
    await send(one, two, ['offer', 'candidate'])
    await send(other, two, ['offer of another'])
    const read1 = await read(two)
    expect(read1.map(({ from, signal }) => [from, signal])).toEqual([
      [one.peerId, 'offer'],
      [one.peerId, 'candidate'],
      [other.peerId, 'offer of another'],
    ])
    expect(await last(two)).toBe(read1.at(-1)?.id)
    expect(await read(two, read1[1]?.id)).toHaveLength(1)
    expect([await read(one), await read(other), await last(other)]).toEqual([[], [], 0])
  })

  it('cannot be sent from or read by another window than one’s own', async () => {
    const { roomId, windows, send } = await three()
    const [one, two, other] = windows
    await send(one, two, ['offer'])
    const refusal = { code: errors.rule.code, message: MEETING_TEXTS.elsewhere }
    const { token } = other
    const stolen = portal.ask(contract.signals, { roomId, peerId: two.peerId, after: 0 }, { token })
    expect(await stolen).toMatchObject(refusal)
    expect(await send({ token, peerId: one.peerId }, two, ['forged'])).toMatchObject(refusal)
  })

  it('come to nothing for a window that has gone', async () => {
    const { roomId, windows, send, read } = await three()
    const [one, two] = windows
    await send(one, two, ['offer'])
    await portal.answerTo(contract.leaveMeeting, { roomId, peerId: two.peerId }, { token: two.token })
    expect(await send(one, two, ['late'])).toMatchObject({ code: 0 })
    expect(await read(one)).toEqual([])
    expect(await kept(roomId)).toBe(0)
  })

  it('are thrown away when the meeting has ended, also where nobody ended it', async () => {
    const { roomId, windows, send } = await three()
    const [one, two] = windows
    await send(one, two, ['offer'])
    await endOldMeetings(portal.services)
    expect(await kept(roomId)).toBe(1)
    await endOldMeetings({ ...portal.services, now: () => new Date(Date.now() + 2 * DAY) })
    expect(await kept(roomId)).toBe(0)
    expect(await portal.answerTo(contract.meeting, { roomId }, { token: one.token })).toMatchObject({ ended: true })
  })

  async function kept(roomId: string): Promise<number> {
    return (await portal.db.selectFrom('meeting_signal').where('room_id', '=', roomId).select('id').execute()).length
  }
})
