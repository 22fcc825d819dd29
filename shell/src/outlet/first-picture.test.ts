import type { ComposedRemote, Lifecycles, MountProps } from '@portal/shared-lib'
import { screen, waitFor } from '@testing-library/react'
import { load } from '../federation/load'
import { dropFirstPicture, firstPictureOf } from './first-picture'
import { RemoteView } from './remote-view'

// What crosses the network is replaced, nothing else: the federation runtime needs a built remote.
jest.mock('../federation/load')
const loading = jest.mocked(load)

const login: ComposedRemote = {
  name: 'mf-login',
  version: '1.2.3',
  container: 'mf_login',
  manifest: '',
  routes: [
    { path: '/login', title: '登录', check: false, prerender: true },
    { path: '/m/confirm', title: '扫码登录', check: false },
  ],
}

function draw(path = '/login') {
  document.body.insertAdjacentHTML('beforeend', `<div id="first-picture" data-page="${path}"><input /></div>`)
}
const drawn = () => document.getElementById('first-picture')

/** Shows the remote's page, with the picture where there is one. */
function show(lifecycles: Lifecycles | Error) {
  if (lifecycles instanceof Error) loading.mockRejectedValueOnce(lifecycles)
  else loading.mockResolvedValueOnce(lifecycles)
  const outlet = document.createElement('div')
  document.body.append(outlet)
  const view = new RemoteView(login, { place: outlet, door: 'app', picture: firstPictureOf(login, '/login') })
  view.show()
  return { outlet, view }
}

describe('a page that was rendered at build', () => {
  afterEach(dropFirstPicture)

  it('is handed to its remote as it stands, with the cursor in it, and once', async () => {
    draw()
    const field = drawn()?.querySelector('input')
    field?.focus()
    const mounts: MountProps[] = []
    const mount = async (props: MountProps) => void mounts.push(props)
    const { outlet, view } = show({ bootstrap: async () => undefined, mount, unmount: async () => undefined })
    expect(outlet).not.toHaveTextContent('加载中')
    await waitFor(() => expect(mounts).toHaveLength(1))
    const [props] = mounts
    expect(props?.prerendered).toBe('/login')
    expect(props?.domElement).toContainElement(field ?? null)
    expect([document.activeElement, drawn()]).toEqual([field, null])
    await view.hide()
    loading.mockResolvedValueOnce({ bootstrap: async () => undefined, mount, unmount: async () => undefined })
    view.show()
    await waitFor(() => expect(mounts).toHaveLength(2))
    expect(mounts[1]).not.toHaveProperty('prerendered')
    expect(mounts[1]?.domElement).toBeEmptyDOMElement()
    await view.dispose()
  })

  it('gives way to the fault where its remote does not come', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    draw()
    const { outlet, view } = show(new Error('HTTP 404'))
    expect(await screen.findByRole('alert')).toHaveTextContent('页面暂时无法显示')
    expect(outlet.querySelector('input')).toBeNull()
    await view.dispose()
  })

  it.each([
    ['the remote is another that is tried', { ...login, pack: { address: '', integrity: '' } }, '/login'],
    ['another page of it is shown', login, '/m/confirm'],
    ['it serves other pages', { ...login, routes: [] }, '/login'],
  ])('is taken away where %s', (_, remote, path) => {
    draw()
    expect(firstPictureOf(remote, path)).toBeUndefined()
    expect(drawn()).toBeNull()
  })
})
