import { shownOf, withFirst, withHead, withMore, withoutTodos, withScanned } from './shown'

const row = (id: string, blr = '') => ({ id, blr })
const page = (ids: readonly string[], more = {}) => ({ list: ids.map(id => row(id)), total: ids.length, ...more })
const idsOf = ({ rows }: { rows: readonly { id?: unknown }[] }) => rows.map(({ id }) => id)

describe('the rows that are shown', () => {
  it('leave out what the user has handled, and count it no more', () => {
    const todos = ['1', '2', '3'].map(id => ({ id, url: `/toDoManage/handle?xfjbh=LX&dbid=${id}` }))
    const shown = shownOf('k', { list: [...todos, { id: '4' }], total: 9 })
    const without = withoutTodos(shown, new Set(['2', '8']))
    expect([idsOf(without), without.total]).toEqual([['1', '3', '4'], 8])
    expect(
      withHead(without, { list: [todos[0], todos[2], { id: '4' }].flatMap(one => one ?? []), total: 8 }).news,
    ).toBe(0)
    expect(withoutTodos(shown, new Set())).toBe(shown)
  })

  const shown = shownOf('k', page(['a', 'b', 'c'], { next: 'n', total: 5 }))

  it('go on with what follows, each once', () => {
    const more = withMore(shown, page(['c', 'd', 'e'], { next: null, total: 5 }))
    expect(idsOf(more)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(more.next).toBeNull()
  })

  it('are on coming back what they are now, with what had been read behind them', () => {
    const left = withMore(shown, page(['d', 'e'], { next: 'm', total: 5 }))
    const first = shownOf('k', page(['a', 'x', 'd'], { next: 'n', total: 5 }))
    expect(withFirst(left, first)).toEqual({ ...first, rows: ['a', 'x', 'd', 'e'].map(id => row(id)), next: 'm' })
    expect(withFirst(undefined, first)).toBe(first)
  })

  it('come behind those that were scanned, which are what they are now', () => {
    const { rows } = withScanned(shown, [row('x'), row('b', '周戊汀')])
    expect(rows).toEqual(['x', 'b', 'a', 'c'].map(id => row(id)))
  })

  it('change in their places', () => {
    const { rows, news } = withHead(shown, { list: [row('b', '周戊汀'), row('a'), row('c')], total: 5 })
    expect(rows).toEqual([row('a'), row('b', '周戊汀'), row('c')])
    expect(news).toBe(0)
  })

  it.each([
    ['came', ['x', 'a', 'b', 'c'], 1],
    ['came, and pushed the last one out', ['x', 'a', 'b'], 1],
    ['went', ['a', 'c'], 1],
    ['went, and another moved up', ['a', 'c', 'd'], 1],
    ['all went', [], 3],
    ['nothing', ['a', 'b', 'c'], 0],
  ])('do not move when rows %s: it is counted', (_, ids, news) => {
    const after = withHead(shown, page(ids))
    expect(idsOf(after)).toEqual(['a', 'b', 'c'])
    expect(after.news).toBe(news)
  })

  it('that were none become those that came', () => {
    expect(idsOf(withHead(shownOf('k', page([])), page(['a'])))).toEqual(['a'])
  })
})
