import { randomUUID } from 'node:crypto'
import { errors } from '@portal/shared-lib/contract/errors'
import * as contract from '@portal/shared-lib/contract/meetings'
import { newMessages } from '@portal/shared-lib/contract/messages'
import { MEETING_TEXTS, roomIdIn } from '@portal/shared-lib/contract/rules/meeting'
import { openMeeting, signedIn } from '../../../test/meetings'
import { usePortal } from '../../../test/portal'

describe('Inviting to a meeting', () => {
  const portal = usePortal()

  const create = (token: string, loginAccounts: readonly string[], petitionNo?: string) =>
    portal.ask(contract.createMeeting, { loginAccounts: [...loginAccounts], petitionNo }, { token })
  const accounts = (people: readonly { account: string }[]) => people.map(({ account }) => account)
  const guests = (count: number) => Promise.all(Array.from({ length: count }, () => signedIn(portal)))
  const unread = async (token: string | undefined) =>
    (await portal.answerTo(newMessages, { type: '24', state: '0' }, { token })).total
  const refused = (message: string) => ({ code: errors.rule.code, message })

  it('is for those with a session', async () => {
    const roomId = '1234567'
    const peerId = randomUUID()
    const asked = [
      portal.ask(contract.createMeeting, { loginAccounts: ['x'] }),
      portal.ask(contract.inviteToMeeting, { roomId, loginAccounts: ['x'] }),
      portal.ask(contract.openMeetings, {}),
      portal.ask(contract.meeting, { roomId }),
      portal.ask(contract.enterMeeting, { roomId }),
      portal.ask(contract.attendMeeting, { roomId, peerId }),
      portal.ask(contract.signals, { roomId, peerId, after: 0 }),
      portal.ask(contract.writeMinute, { roomId, text: '纪要' }),
    ]
    for (const answer of asked) expect(await answer).toMatchObject({ code: errors.sessionEnded.code })
  })

  it('refuses none, more than nine, oneself and accounts that nobody uses', async () => {
    const [host, ...others] = await guests(11)
    const token = host?.token ?? ''
    expect((await create(token, [])).message).toContain(MEETING_TEXTS.noInvited)
    expect((await create(token, accounts(others))).message).toContain('参会人员不能超过9人')
    expect(await create(token, [host?.account ?? ''])).toMatchObject(refused(MEETING_TEXTS.inviteSelf))
    expect(await create(token, ['nobody'])).toMatchObject(refused('参会人员不存在或已停用：nobody'))
    expect(await portal.answerTo(contract.openMeetings, {}, { token })).toEqual([])
  })

  it('refuses a case that the host may not see, and invites nobody', async () => {
    const [host, guest] = await guests(2)
    const answer = await create(host?.token ?? '', accounts(guest ? [guest] : []), 'LX990100202601010001')
    expect(answer).toMatchObject({ code: errors.notFound.code, message: '信访件不存在或您无权查看' })
    expect(await unread(guest?.token)).toBe(0)
  })

  it('sends each guest an unread message of type 24 that holds the number of seven characters', async () => {
    const { roomId, host, guest } = await openMeeting(portal)
    const { list } = await portal.answerTo(newMessages, { type: '24', state: '0' }, { token: guest.token })
    expect(list).toMatchObject([{ content: `用户${host.id}邀请您参加视频会议，会议号：${roomId}` }])
    expect(roomIdIn(list[0]?.content ?? '')).toBe(roomId)
    expect(await unread(guest.token)).toBe(1)
    expect(await unread(host.token)).toBe(0)
  })

  it('is read by entering the meeting', async () => {
    const { guest, enter } = await openMeeting(portal)
    await enter(guest)
    expect(await unread(guest.token)).toBe(0)
  })

  it('goes on during the meeting, by the host alone, up to nine and nobody twice', async () => {
    const { roomId, host, guest } = await openMeeting(portal, 8)
    const [ninth, tenth] = await guests(2)
    const invite = (token: string, loginAccounts: string[]) =>
      portal.ask(contract.inviteToMeeting, { roomId, loginAccounts }, { token })
    const one = accounts(ninth ? [ninth] : [])
    expect(await invite(guest.token, one)).toMatchObject(refused(MEETING_TEXTS.notHost))
    expect(await invite(host.token, [guest.account])).toMatchObject(refused('该用户已在参会人员中'))
    expect(await invite(host.token, one)).toMatchObject({ code: 0 })
    expect(await invite(host.token, accounts(tenth ? [tenth] : []))).toMatchObject(refused('参会人员不能超过9人'))
    const [shown] = await portal.answerTo(contract.openMeetings, {}, { token: ninth?.token })
    expect(shown).toMatchObject({ roomId, invited: 9 })
  })
})
