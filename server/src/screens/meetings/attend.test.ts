import { errors } from '@portal/shared-lib/contract/errors'
import * as contract from '@portal/shared-lib/contract/meetings'
import { MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { openMeeting, signedIn } from '../../../test/meetings'
import { usePortal } from '../../../test/portal'
import { LOST_AFTER } from './attend'

describe('Attending a meeting', () => {
  const portal = usePortal()
  const refused = (message: string) => ({ code: errors.rule.code, message })
  const notFound = { code: errors.notFound.code, message: '会议不存在或您无权查看' }

  it('is for host and guests: to others it is as if there were none', async () => {
    const { roomId, host, enter } = await openMeeting(portal)
    const peerId = await enter(host)
    const { token } = await signedIn(portal)
    const devices = { microphone: true, camera: true, sharing: false }
    for (const asked of [
      portal.ask(contract.meeting, { roomId }, { token }),
      portal.ask(contract.meetingAccess, { roomId }, { token }),
      portal.ask(contract.enterMeeting, { roomId }, { token }),
      portal.ask(contract.attendMeeting, { roomId, peerId }, { token }),
      portal.ask(contract.showDevices, { roomId, peerId, ...devices }, { token }),
      portal.ask(contract.sendSignals, { roomId, peerId, to: peerId, signals: ['x'] }, { token }),
      portal.ask(contract.signals, { roomId, peerId, after: 0 }, { token }),
      portal.ask(contract.endMeeting, { roomId }, { token }),
      portal.ask(contract.writeMinute, { roomId, text: '纪要' }, { token }),
      portal.ask(contract.inviteToMeeting, { roomId, loginAccounts: ['x'] }, { token }),
    ])
      expect(await asked).toMatchObject(notFound)
    const strange = await portal.ask(contract.meeting, { roomId: '12345' }, { token })
    expect(strange.message).toContain('会议号应为7位数字')
  })

  it('shows who is there, who has not come and who has left', async () => {
    const { roomId, host, guest, enter, members } = await openMeeting(portal)
    const peerId = await enter(host)
    const states = async () => (await members(host, peerId)).map(({ state }) => state)
    expect(await members(host, peerId)).toMatchObject([
      { isHost: true, isSelf: true, peerId, state: 'present' },
      { isHost: false, isSelf: false, peerId: null, loginAccount: guest.account, state: 'waiting' },
    ])
    const guestPeer = await enter(guest)
    expect(await states()).toEqual(['present', 'present'])
    await portal.answerTo(contract.leaveMeeting, { roomId, peerId: guestPeer }, { token: guest.token })
    expect(await states()).toEqual(['present', 'left'])
  })

  it('shows as lost whoever gives no sign of life', async () => {
    const { host, guest, enter, members } = await openMeeting(portal)
    const [peerId, guestPeer] = [await enter(host), await enter(guest)]
    portal.clock.advance({ seconds: LOST_AFTER / 1000 + 1 })
    const states = async () => (await members(host, peerId)).map(({ state }) => state)
    expect(await states()).toEqual(['present', 'lost'])
    await members(guest, guestPeer)
    expect(await states()).toEqual(['present', 'present'])
  })

  it('tells the others what is on', async () => {
    const { roomId, host, guest, enter, members } = await openMeeting(portal)
    const [peerId, guestPeer] = [await enter(host), await enter(guest)]
    const on = { microphone: true, camera: false, sharing: true }
    await portal.answerTo(contract.showDevices, { roomId, peerId, ...on }, { token: host.token })
    expect((await members(guest, guestPeer))[0]).toMatchObject(on)
  })

  it('is possible in one window at a time: the newest', async () => {
    const { roomId, host, enter, members } = await openMeeting(portal)
    const [old, current] = [await enter(host), await enter(host)]
    const asked = portal.ask(contract.attendMeeting, { roomId, peerId: old }, { token: host.token })
    expect(await asked).toMatchObject(refused(MEETING_TEXTS.elsewhere))
    await portal.answerTo(contract.leaveMeeting, { roomId, peerId: old }, { token: host.token })
    expect((await members(host, current))[0]).toMatchObject({ state: 'present' })
  })

  it('ends for all when the host ends it', async () => {
    const { roomId, host, guest, enter } = await openMeeting(portal)
    const peerId = await enter(guest)
    const { token } = guest
    expect(await portal.ask(contract.endMeeting, { roomId }, { token })).toMatchObject(refused(MEETING_TEXTS.notHost))
    await portal.answerTo(contract.endMeeting, { roomId }, { token: host.token })
    expect(await portal.answerTo(contract.attendMeeting, { roomId, peerId }, { token })).toMatchObject({ ended: true })
    const again = [
      portal.ask(contract.enterMeeting, { roomId }, { token }),
      portal.ask(contract.endMeeting, { roomId }, { token: host.token }),
    ]
    for (const asked of again) expect(await asked).toMatchObject(refused('会议已结束'))
    expect(await portal.answerTo(contract.openMeetings, {}, { token })).toEqual([])
  })
})
