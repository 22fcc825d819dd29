import { composition } from '@portal/shared-lib'
import { desktopWith } from '@portal/shared-lib/testing'
import { menusOf } from './offered'
import { entryAt, ownHome, withHome } from './own-home'

const route = (path: string, more: object) => ({ path, title: '', check: false, ...more })

describe('the home page of somebody', () => {
  beforeAll(() => {
    const routes = [
      route('/home/index', { check: true }),
      route('/home/homeStaff', { menu: '/home/index' }),
      route('/leadershipBoard', { check: true }),
    ]
    Object.assign(composition(), { remotes: [{ routes }] })
  })
  const desktop = desktopWith(['home/index'], { topMenu: [{ code: 'ywbl', resourceName: '首页' }] })
  const pathsOf = (home: string | undefined) =>
    withHome(menusOf(desktop).offered, home).flatMap(({ children }) => children.map(({ path }) => path))

  it('is the saved one, where it can be opened', () => {
    expect(ownHome(desktop, '/home/homeStaff')).toBe('/home/homeStaff')
    expect(ownHome(desktop, '/leadershipBoard')).toBe('/home/index')
    expect(ownHome(desktop, undefined)).toBe('/home/index')
  })

  it('is where the menu leads, and what it marks', () => {
    expect(pathsOf('/home/homeStaff')).toEqual(['/home/homeStaff'])
    for (const page of ['/home/index', '/home/homeStaff'])
      expect(entryAt(page, '/home/homeStaff')).toBe('/home/homeStaff')
    expect(entryAt('/leadershipBoard', '/home/homeStaff')).toBe('/leadershipBoard')
  })

  it('leaves the menu as it is where it is another page of the portal', () => {
    expect(pathsOf('/desk')).toEqual(['/home/index'])
    expect(entryAt('/home/index', '/desk')).toBe('/home/index')
  })
})
