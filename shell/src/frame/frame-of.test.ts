import { composeWith } from '../testing/compose-with'
import { frameOf } from './frame-of'
import { opensOwnWindow } from './go-to'

const route = (path: string, marks: object = {}) => ({ path, title: path, check: true, ...marks })

describe('What stands around a page', () => {
  beforeAll(() =>
    composeWith([
      {
        routes: [
          route('/hall/screen', { publicScreen: true }),
          route('/study/tree', { ownWindow: true }),
          route('/list'),
        ],
      },
    ]),
  )

  it.each([
    ['/list', 'whole', false],
    ['/study/tree', 'none', true],
    ['/hall/screen', 'public', true],
    ['/home/newHome', 'wayOut', false],
    ['/login', 'none', false],
  ] as const)('of %s is %s', (path, frame, ownWindow) => {
    expect(frameOf(path)).toBe(frame)
    expect(opensOwnWindow(path)).toBe(ownWindow)
  })
})
