import { type ComposedRemote, composition, type Lifecycles, type MountProps } from '@portal/shared-lib'
import { load } from '../federation/load'
import { dropFirstPicture, firstPictureOf } from './first-picture'
import { RemoteView } from './remote-view'
import { takeOverFirst } from './take-over'

// What crosses the network is replaced, nothing else: the federation runtime needs a built remote.
jest.mock('../federation/load')
const loading = jest.mocked(load)

function remoteAt(path: string): ComposedRemote {
  const routes = [{ path, title: '', check: false, prerender: true }]
  return { name: 'mf-login', version: '1.2.3', container: 'mf_login', manifest: '', routes }
}

/** A page that stands in the browser, and the remote that serves it. */
function draw(path: string) {
  const remote = remoteAt(path)
  Object.assign(composition(), { remotes: [remote] })
  document.body.insertAdjacentHTML('beforeend', `<div id="first-picture" data-page="${path}"><input /></div>`)
  const picture = document.getElementById('first-picture')
  if (!picture) throw new Error('nothing was drawn')
  return { remote, picture }
}

function lifecycles() {
  const mounts: MountProps[] = []
  const unmounts: HTMLElement[] = []
  const made: Lifecycles = {
    bootstrap: async () => undefined,
    mount: async props => void mounts.push(props),
    unmount: async ({ domElement }) => void unmounts.push(domElement),
  }
  loading.mockResolvedValue(made)
  return { mounts, unmounts }
}

async function show(remote: ComposedRemote, path: string) {
  const outlet = document.body.appendChild(document.createElement('div'))
  const view = new RemoteView(remote, { place: outlet, door: 'app', picture: firstPictureOf(remote, path) })
  view.show()
  await new Promise(done => setTimeout(done))
  return { outlet, view }
}

const { remotes } = composition()
afterEach(() => {
  dropFirstPicture()
  loading.mockReset()
  sessionStorage.clear()
  Object.assign(composition(), { remotes })
})

describe('a page that answers before the portal is there', () => {
  it('is taken into the outlet as it is, which hears of its faults from then on', async () => {
    const { remote, picture } = draw('/login')
    const { mounts, unmounts } = lifecycles()
    await takeOverFirst()
    expect(mounts).toEqual([expect.objectContaining({ domElement: picture, prerendered: '/login' })])
    const { outlet, view } = await show(remote, '/login')
    expect(mounts).toHaveLength(1)
    expect(outlet).toContainElement(picture)
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    mounts[0]?.onFault(new Error('crashed'))
    await new Promise(done => setTimeout(done))
    expect(outlet).toHaveTextContent('mf-login@1.2.3')
    told.mockRestore()
    await view.dispose()
    expect(unmounts).toContain(picture)
  })

  it('is ended where the portal shows another', async () => {
    const { picture } = draw('/login')
    const { unmounts } = lifecycles()
    await takeOverFirst()
    dropFirstPicture()
    await new Promise(done => setTimeout(done))
    expect(unmounts).toEqual([picture])
  })

  it('is left to the outlet where it does not come', async () => {
    const { remote, picture } = draw('/login')
    loading.mockRejectedValueOnce(new Error('no network'))
    await takeOverFirst()
    const { mounts } = lifecycles()
    await show(remote, '/login')
    expect(mounts).toEqual([expect.objectContaining({ domElement: picture, prerendered: '/login' })])
  })

  it('is left alone while a remote is tried, which may look otherwise', async () => {
    draw('/login')
    sessionStorage.setItem('portalTrial', '{}')
    await takeOverFirst()
    expect(loading).not.toHaveBeenCalled()
  })
})
