import { errors } from '@portal/shared-lib/contract/errors'
import * as contract from '@portal/shared-lib/contract/meetings'
import { registerLetter, timeline } from '@portal/shared-lib/contract/petitions'
import { MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { letterArgs } from '../../../test/letters'
import { openMeeting } from '../../../test/meetings'
import { usePortal } from '../../../test/portal'

describe('The minute of a meeting', () => {
  const portal = usePortal({ database: 'demo' })
  const write = (token: string, roomId: string, text: string) =>
    portal.ask(contract.writeMinute, { roomId, text }, { token })
  const refused = (message: string) => ({ code: errors.rule.code, message })

  /** A meeting about a case of the provincial office, with its clerk and somebody of another office. */
  async function aboutCase() {
    const [host, clerk, stranger] = [
      await portal.signInAs('zs01'),
      await portal.signInAs('zs05'),
      await portal.signInAs('rs12'),
    ]
    const { petitionNo } = await portal.answerTo(registerLetter, letterArgs(), { token: host })
    const invited = { loginAccounts: ['zs05', 'rs12'], petitionNo }
    const { roomId } = await portal.answerTo(contract.createMeeting, invited, { token: host })
    for (const token of [clerk, stranger]) await portal.answerTo(contract.enterMeeting, { roomId }, { token })
    return { host, clerk, stranger, petitionNo, roomId }
  }

  it('is written by those who were there, once, and not empty', async () => {
    const { roomId, host, guest, enter } = await openMeeting(portal)
    expect(await write(host.token, roomId, '纪要')).toMatchObject(refused(MEETING_TEXTS.notAttended))
    await enter(guest)
    expect((await write(guest.token, roomId, ' ')).message).toContain('请填写会议纪要')
    expect((await write(guest.token, roomId, '长'.repeat(2001))).message).toContain('会议纪要不能超过2000个字')
    expect(await write(guest.token, roomId, '商定下周回复。')).toMatchObject({ data: { attached: false } })
    expect(await write(guest.token, roomId, '又一份')).toMatchObject(refused(MEETING_TEXTS.minuteWritten))
  })

  it('becomes part of the case, for those who may see it', async () => {
    const { host, clerk, petitionNo, roomId } = await aboutCase()
    expect(await write(clerk, roomId, '与会各方同意核实面积。')).toMatchObject({ data: { attached: true } })
    const steps = await portal.answerTo(timeline, { petitionNo }, { token: host })
    const text = `会议号：${roomId}\n与会各方同意核实面积。`
    expect(steps.at(-1)).toMatchObject({ action: '视频会议', text })
  })

  it('is not for participants who may not see the case, nor is its number', async () => {
    const { clerk, stranger, petitionNo, roomId } = await aboutCase()
    const shown = (token: string) => portal.answerTo(contract.meeting, { roomId }, { token })
    expect(await shown(stranger)).toMatchObject({ petitionNo: null, minuteDue: false })
    expect(await shown(clerk)).toMatchObject({ petitionNo, minuteDue: true })
    expect(await write(stranger, roomId, '纪要')).toMatchObject({ code: errors.notFound.code })
    const [open] = await portal.answerTo(contract.openMeetings, {}, { token: stranger })
    expect(open).toMatchObject({ roomId, petitionNo: null })
  })
})
