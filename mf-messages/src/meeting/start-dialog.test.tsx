import { createMeeting, openMeetings } from '@portal/shared-lib/contract/meetings'
import { rootRegions } from '@portal/shared-lib/contract/organisations'
import { peopleByName } from '@portal/shared-lib/contract/people'
import { MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { regions } from '@portal/shared-lib/contract/tables'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../app'

const NUMBER = 'LX990101261120000175'
const CROWD = Array.from({ length: 10 }, (_, at) => ({
  loginAccount: `a${at}`,
  userName: `周${at}`,
  orgName: '临江省信访局',
  orgId: 'o1',
}))

async function open(path: string) {
  const server = fakeServer([
    fake(openMeetings, () => [
      { roomId: '7654321', host: '赵甲禾', createdAt: '2026-11-20 09:00:00', invited: 2, petitionNo: null },
    ]),
    fake(createMeeting, () => {
      throw new FakeRefusal('rule', { text: `${MEETING_TEXTS.invitedGone}a1` })
    }),
    fake(rootRegions, () => [{ regionCode: '990000000000', regionName: '临江省', regionType: '2', leaf: true }]),
    fake(regions, () => []),
    fake(peopleByName, () => ({ list: CROWD, total: CROWD.length })),
  ])
  const shown = await renderRemote(app, { path })
  await screen.findByRole('form', { name: '发起会议' })
  const asked = () => server.arrived.filter(({ path: called }) => called === createMeeting.path).map(({ args }) => args)
  return { asked, close: () => shown.unmount().then(server.stop) }
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const chosen = () =>
  within(screen.getByRole('list', { name: '参会人员' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace('×', ''))

async function choose(count: number) {
  await click('选择参会人员')
  await userEvent.selectOptions(await screen.findByLabelText('查找范围'), '全省（仅按姓名）')
  await userEvent.type(screen.getByRole('searchbox', { name: '姓名' }), '周')
  await click('查询')
  for (let at = 0; at < count; at++)
    await userEvent.click(await screen.findByRole('option', { name: `周${at} 临江省信访局` }))
  await click(/^确定/)
}

describe('beginning a meeting', () => {
  let opened: Awaited<ReturnType<typeof open>>
  afterEach(() => opened.close())

  it('asks for people, shows how many of nine there are, and lets them be taken out again', async () => {
    opened = await open('/room')
    expect(screen.getByText('参会人员（0/9）')).toBeInTheDocument()
    await click('发起会议')
    expect(screen.getByText(MEETING_TEXTS.noInvited)).toBeInTheDocument()
    await choose(2)
    expect(chosen()).toEqual(['周0', '周1'])
    expect(screen.getByText('参会人员（2/9）')).toBeInTheDocument()
    await click('移除 周0')
    expect(chosen()).toEqual(['周1'])
    expect(opened.asked()).toEqual([])
  })

  it('refuses a petition number that cannot be one, and shows what the server says', async () => {
    opened = await open('/room')
    await choose(1)
    await userEvent.type(screen.getByLabelText('信访件编号'), 'LX1')
    await click('发起会议')
    expect(screen.getByText(MEETING_TEXTS.badPetitionNo)).toBeInTheDocument()
    await userEvent.clear(screen.getByLabelText('信访件编号'))
    await click('发起会议')
    await waitFor(() => expect(opened.asked()).toEqual([{ loginAccounts: ['a0'] }]))
    expect(await screen.findByText(`${MEETING_TEXTS.invitedGone}a1`)).toBeInTheDocument()
  })

  it('is about the case from whose page it was begun', async () => {
    opened = await open(`/room?xfjbh=${NUMBER}`)
    expect(screen.getByLabelText('信访件编号')).toHaveValue(NUMBER)
    expect(screen.getByLabelText('信访件编号')).toHaveAttribute('readonly')
    await choose(1)
    await click('发起会议')
    await waitFor(() => expect(opened.asked()).toEqual([{ loginAccounts: ['a0'], petitionNo: NUMBER }]))
  })

  it('shows the meetings that go on, in words', async () => {
    opened = await open('/room')
    expect(await screen.findByText('会议号 7654321')).toBeInTheDocument()
    expect(screen.getByText('赵甲禾发起，邀请2人，11-20 09:00')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '进入会议 7654321' })).toBeEnabled()
  })
})
