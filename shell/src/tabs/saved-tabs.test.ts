import { readTabs, saveTabs, saveTabsWithoutSearches } from './saved-tabs'

const owner = { userId: 'p1', deptId: 'd1' }
const list = { key: '/toDoManage/archive', address: '/toDoManage/archive?words=王', title: '信访件查询', shownAt: 1 }
const opened = { key: 'xfjbh LX1', address: '/toDoManage/handle?xfjbh=LX1', title: 'LX1', shownAt: 2 }

describe('the tabs that somebody had open', () => {
  beforeEach(() => sessionStorage.clear())

  it('are there again with what was asked for', () => {
    saveTabs(owner, [list, opened])
    expect(readTabs(owner)).toEqual([list, opened])
  })

  it('are nobody else’s, nor those of another post', () => {
    saveTabs(owner, [list])
    expect(readTabs({ userId: 'p2', deptId: 'd1' })).toEqual([])
    expect(readTabs({ userId: 'p1', deptId: 'd2' })).toEqual([])
  })

  it('hold nothing that was searched for once their owner has signed out', () => {
    saveTabsWithoutSearches(owner, [list, opened])
    expect(readTabs(owner)).toEqual([{ ...list, address: list.key }, opened])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('王')
  })

  it.each(['no JSON', '{}', 'null', '[1,null,{}]', JSON.stringify([{ ...list, address: '//elsewhere.example' }])])(
    'are not %s',
    text => {
      sessionStorage.setItem('openTabs p1 d1', text)
      expect(readTabs(owner)).toEqual([])
    },
  )
})
