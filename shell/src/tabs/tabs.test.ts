import { besides, closeTabs, MOST_TABS, NO_TABS, showTab, type Tabs, tabBehind, tabKeyOf } from './tabs'

const nothingHeld = () => false
const page = (key: string, address = key) => ({ key, address, title: key })
const opened = (keys: readonly string[], from: Tabs = NO_TABS) =>
  keys.reduce((tabs, key) => showTab(tabs, page(key), nothingHeld), from)
const keysOf = ({ open }: Tabs) => open.map(({ key }) => key)

describe('the tabs', () => {
  it('stand once each, in the order in which they were opened, at the address where they were left', () => {
    const tabs = showTab(opened(['/list', '/mail']), page('/list', '/list?on=overdue'), nothingHeld)
    expect(keysOf(tabs)).toEqual(['/list', '/mail'])
    expect(tabs.open[0]?.address).toBe('/list?on=overdue')
    expect(tabs.shown).toBe('/list')
  })

  it('are one for each case, whichever page it is on, and one for a list, whatever it is asked for', () => {
    const handle = { path: '/handle', tabBy: 'xfjbh' }
    expect(tabKeyOf(handle, '?xfjbh=LX1&dbid=7')).toBe(tabKeyOf({ path: '/return', tabBy: 'xfjbh' }, '?xfjbh=LX1'))
    expect(tabKeyOf(handle, '?xfjbh=LX2')).not.toBe(tabKeyOf(handle, '?xfjbh=LX1'))
    expect(tabKeyOf(handle, '')).toBe('/handle')
    expect(tabKeyOf({ path: '/list' }, '?on=soon')).toBe(tabKeyOf({ path: '/list' }, ''))
  })

  describe('are so many at most', () => {
    const all = Array.from({ length: MOST_TABS }, (_, at) => `/page${at}`)

    it('beyond, the one goes that was not looked at for longest', () => {
      const tabs = opened(['/page0', '/new'], opened(all))
      expect(keysOf(tabs)).toEqual([...all.filter(key => key !== '/page1'), '/new'])
    })

    it('and none goes in which something is being written', () => {
      const isHeld = (key: string) => key !== '/page5'
      expect(keysOf(showTab(opened(all), page('/new'), isHeld))).toEqual([
        ...all.filter(key => key !== '/page5'),
        '/new',
      ])
      expect(keysOf(showTab(opened(all), page('/new'), () => true))).toEqual([...all, '/new'])
    })
  })

  it('lead back to the one that was looked at before', () => {
    const tabs = opened(['/a', '/b', '/a', '/c'])
    expect(tabBehind(tabs, ['/c'])?.key).toBe('/a')
    expect(tabBehind(tabs, ['/c', '/a'])?.key).toBe('/b')
    expect(tabBehind(tabs, ['/a', '/b', '/c'])).toBeUndefined()
  })

  it('close beside each other', () => {
    const tabs = opened(['/a', '/b', '/c'])
    expect(besides(tabs, '/b', 'others')).toEqual(['/a', '/c'])
    expect(besides(tabs, '/b', 'right')).toEqual(['/c'])
    expect(closeTabs(tabs, ['/a', '/c'])).toEqual({ open: [expect.objectContaining({ key: '/b' })], shown: undefined })
    expect(closeTabs(tabs, ['/a']).shown).toBe('/c')
  })
})
