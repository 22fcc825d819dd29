import { desktopWith } from '@portal/shared-lib/testing'
import { render, screen } from '@testing-library/react'
import { composeWith } from '../testing/compose-with'
import { HeaderEntries } from './header'

const entry = (title: string, order: number) => ({ title, order, opens: { page: '/noticeList' } })
const route = (path: string, check = true) => ({ path, title: path, check })
const NOTICES = route('/noticeList', false)
const MAP = route('/leadershipBoard')

function titlesAt(path: string, desktop = desktopWith(['home/index'])) {
  render(<HeaderEntries path={path} desktop={desktop} />)
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

const leader = () => {
  const { permissionList, ...desktop } = desktopWith(['leadershipBoard/-'])
  return { ...desktop, permissionList: permissionList.map(menu => ({ ...menu, list: [] })) }
}

describe('the entries of the header', () => {
  const compose = (...routes: (typeof NOTICES)[]) =>
    composeWith([{ header: [entry('消息', 40)], routes }, { header: [entry('非密邮件', 30)] }])

  it('stand in their order, from whichever remote', () => {
    compose(NOTICES)
    expect(titlesAt('/home/index')).toEqual(['非密邮件', '消息'])
  })

  it('have the leader map on the home page of leaders alone', () => {
    compose(NOTICES, MAP)
    expect(titlesAt('/home/index', leader())).toEqual(['非密邮件', '消息'])
    expect(titlesAt('/home/homeLeader', leader())).toContain('领导地图')
  })

  it('do not lead to what nobody serves, or to what the user may not see', () => {
    compose(MAP)
    expect(titlesAt('/home/homeLeader')).toEqual([])
  })
})
