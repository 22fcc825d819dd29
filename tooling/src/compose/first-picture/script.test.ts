import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import vm from 'node:vm'
import { TOKEN_COOKIE } from '@portal/shared-lib/contract/envelope'
import { browserCheck, inlineScript } from '../browser-check.ts'

const folder = join(__dirname, '../../../../shell/src')
const file = join(folder, 'first-picture.js')

describe('the script that shows the first picture', () => {
  let firstPage: (path: string, signedIn: boolean, routes: { path: string; open?: boolean }[]) => string | undefined
  let signedIn: RegExp
  beforeAll(async () => {
    const context = vm.createContext({})
    vm.runInContext(await readFile(file, 'utf8'), context)
    firstPage = vm.runInContext('firstPage', context)
    signedIn = vm.runInContext('SIGNED_IN', context)
  })

  it('chooses the sign-in for whoever is not signed in, and an open page for all', () => {
    const routes = [{ path: '/m/entry', open: true }, { path: '/home/index' }]
    expect(firstPage('/', false, routes)).toBe('/login')
    expect(firstPage('/home/index', false, routes)).toBe('/login')
    expect(firstPage('/home/index', true, routes)).toBeUndefined()
    expect(firstPage('/m/entry', false, routes)).toBe('/m/entry')
    expect(firstPage('/m/entry', true, routes)).toBe('/m/entry')
  })

  it('draws the frame where the page that is opened will have one', async () => {
    const context = vm.createContext({})
    const isFramed = vm.runInContext(`${await readFile(file, 'utf8')}; isFramed`, context)
    const routes = [
      { path: '/toDoManage/departToDo' },
      { path: '/home/newHome' },
      { path: '/m/entry', open: true },
      { path: '/leadershipBoard', ownWindow: true },
      { path: '/visitorMainScreen/visitorMainScreen', publicScreen: true },
    ]
    expect(routes.filter(({ path }) => isFramed(path, routes))).toEqual([{ path: '/toDoManage/departToDo' }])
    expect(isFramed('/elsewhere', routes)).toBe(false)
  })

  it('knows who is signed in as the portal does', () => {
    expect(signedIn.test(`a=b; ${TOKEN_COOKIE}=0f`)).toBe(true)
    expect(signedIn.test(`a=b; ${TOKEN_COOKIE}=`)).toBe(false)
    expect(signedIn.test(`other-${TOKEN_COOKIE}=0f`)).toBe(false)
  })

  it.each([
    ['', [], 'light', 'standard'],
    ['a=b; portal-looks=dark.largest.compact', [], 'dark', 'largest'],
    ['portal-looks=system.large.loose; c=d', [], 'light', 'large'],
    ['portal-looks=system.large.loose', ['(prefers-color-scheme: dark)'], 'dark', 'large'],
    ['', ['(prefers-color-scheme: dark)'], 'light', 'standard'],
    ['portal-looks=light.standard.loose', ['(prefers-contrast: more)'], 'contrast', 'standard'],
    ['portal-looks=dark.standard.loose', ['(prefers-contrast: more)'], 'dark', 'standard'],
    ['portal-looks=red;}.<b>', [], 'light', 'standard'],
  ])('dresses the page as %s says, on a machine with %s', async (cookie, wishes: string[], theme, text) => {
    const dataset = {}
    const context = vm.createContext({
      document: { cookie, documentElement: { dataset } },
      matchMedia: (media: string) => ({ matches: wishes.includes(media) }),
    })
    vm.runInContext(`${await readFile(file, 'utf8')}; dress()`, context)
    expect(dataset).toEqual({ theme, text })
  })

  it('is left alone with what it needs of the check of the browser', async () => {
    const script = await inlineScript([join(folder, 'browser-check.js'), file], 'runsPortal() && showFirstPicture()')
    expect(script).not.toContain('IE')
    expect(script).not.toContain('browser-warning')
    expect(await browserCheck(join(folder, 'browser-check.js'), 'modern')).toContain('browser-warning')
  })
})
