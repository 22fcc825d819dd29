import { render, screen } from '@testing-library/react'
import { composeWith } from '../testing/compose-with'
import { HeaderEntries } from './header-entries'

const entry = (title: string, order: number) => ({ title, order, opens: { page: '/noticeList' } })
const titlesAt = (path: string) => {
  render(<HeaderEntries path={path} />)
  return screen.getAllByRole('button').map(({ textContent }) => textContent)
}

describe('the entries of the header', () => {
  beforeEach(() => composeWith([{ header: [entry('消息', 40)] }, { header: [entry('非密邮件', 30)] }]))

  it('stand in their order, from whichever remote', () => {
    expect(titlesAt('/home/index')).toEqual(['非密邮件', '消息'])
  })

  it('have the leader map on the home page of leaders alone', () => {
    expect(titlesAt('/home/homeLeader')).toEqual(['非密邮件', '领导地图', '消息'])
  })
})
