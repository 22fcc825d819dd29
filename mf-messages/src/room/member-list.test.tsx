import { render, screen, within } from '@testing-library/react'
import type { Member } from '../meeting/api'
import { MemberList } from './member-list'

const MEETING = { roomId: '1234567', host: '赵甲禾', isHost: true, ended: false, petitionNo: null, minuteDue: true }
const member = (userName: string, part: Partial<Member>): Member => ({
  loginAccount: userName,
  userName,
  orgName: '临江省信访局',
  isHost: false,
  isSelf: false,
  state: 'present',
  peerId: null,
  microphone: true,
  camera: true,
  sharing: false,
  ...part,
})

it('the members of a meeting are listed with what there is to say of each', () => {
  const members = [
    member('赵甲禾', { isHost: true, isSelf: true, sharing: true }),
    member('周戊汀', { microphone: false }),
    member('吴己澜', { state: 'waiting', microphone: false }),
    member('郑庚屿', { state: 'lost' }),
    member('王辛泊', { state: 'left' }),
  ]
  render(<MemberList meeting={MEETING} members={members} />)
  expect(screen.getByRole('heading', { name: '参会人员（5）' })).toBeInTheDocument()
  const rows = within(screen.getByRole('list', { name: '参会人员' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '赵甲禾（我）发起人，已入会，正在共享屏幕',
    '周戊汀已入会，麦克风已关',
    '吴己澜未入会',
    '郑庚屿连接中断',
    '王辛泊已离开',
  ])
})
