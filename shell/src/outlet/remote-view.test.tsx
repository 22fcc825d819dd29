import type { ComposedRemote, Lifecycles } from '@portal/shared-lib'
import { screen, waitFor } from '@testing-library/react'
import { noteTimes } from '../faults/times'
import { load } from '../federation/load'
import { RemoteView } from './remote-view'

// What crosses the network is replaced, nothing else: the federation runtime needs a built remote.
jest.mock('../federation/load')
const loading = jest.mocked(load)
// Tells after a while.
jest.mock('../faults/times')
const noting = jest.mocked(noteTimes)

const remote: ComposedRemote = { name: 'mf-news', version: '1.2.3', container: 'mf_news', manifest: '', routes: [] }

const shows = (text: string): Lifecycles => ({
  bootstrap: async () => undefined,
  mount: async ({ domElement }) => {
    domElement.textContent = text
  },
  unmount: async () => undefined,
})

function open() {
  const outlet = document.createElement('div')
  document.body.append(outlet)
  const view = new RemoteView(remote, { place: outlet, door: 'app' })
  view.show()
  return { outlet, view }
}

const retry = async () => (await screen.findByRole('button', { name: '重试' })).click()

describe('a remote in the outlet', () => {
  let view: RemoteView
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => view.hide())

  it('is shown, and timed', async () => {
    loading.mockResolvedValueOnce(shows('今日要闻'))
    const { outlet, view: opened } = open()
    view = opened
    await waitFor(() => expect(outlet).toHaveTextContent('今日要闻'))
    expect(loading).toHaveBeenLastCalledWith(remote, 'app', false)
    await waitFor(() => expect(noting).toHaveBeenCalledWith(remote, 'app', expect.any(Number), expect.any(Number)))
  })

  it.each([
    ['cannot be loaded', () => loading.mockRejectedValueOnce(new Error('HTTP 404'))],
    [
      'crashes while it mounts',
      () => loading.mockResolvedValueOnce({ ...shows(''), mount: async () => Promise.reject(new Error('no render')) }),
    ],
  ])('is told with name, version and a number when it %s, and comes back by 重试', async (_, prepare) => {
    prepare()
    const { outlet, view: opened } = open()
    view = opened
    expect(await screen.findByRole('alert')).toHaveTextContent(/mf-news@1\.2\.3 编号 [0-9A-Z]+/)
    loading.mockResolvedValueOnce(shows('back'))
    await retry()
    await waitFor(() => expect(outlet).toHaveTextContent('back'))
    expect(loading).toHaveBeenLastCalledWith(remote, 'app', true)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('gives way to the fault when it crashes later', async () => {
    let crash: (error: unknown) => void = () => undefined
    const unmount = jest.fn(async () => undefined)
    loading.mockResolvedValueOnce({
      ...shows('今日要闻'),
      unmount,
      mount: async ({ domElement, onFault }) => {
        domElement.textContent = '今日要闻'
        crash = onFault
      },
    })
    const { outlet, view: opened } = open()
    view = opened
    await waitFor(() => expect(outlet).toHaveTextContent('今日要闻'))
    crash(new Error('in an effect'))
    await screen.findByRole('alert')
    expect(outlet).not.toHaveTextContent('今日要闻')
    expect(unmount).toHaveBeenCalledTimes(1)
  })

  it('throws away what arrives after the user has gone on', async () => {
    let arrive: (lifecycles: Lifecycles) => void = () => undefined
    const late = new Promise<Lifecycles>(resolve => {
      arrive = resolve
    })
    const mount = jest.fn(async () => undefined)
    loading.mockReturnValueOnce(late)
    const { outlet, view: opened } = open()
    view = opened
    await view.hide()
    arrive({ ...shows('late'), mount })
    await late
    expect(mount).not.toHaveBeenCalled()
    expect(outlet.childNodes).toHaveLength(0)
  })

  it('explains a slow load after 8 s, goes on loading, and shows what comes', async () => {
    jest.useFakeTimers()
    let arrive: (lifecycles: Lifecycles) => void = () => undefined
    loading.mockReturnValueOnce(
      new Promise(resolve => {
        arrive = resolve
      }),
    )
    const { outlet, view: opened } = open()
    view = opened
    jest.advanceTimersByTime(8000)
    jest.useRealTimers()
    expect(await screen.findByText(/加载较慢/)).toBeInTheDocument()
    arrive(shows('今日要闻'))
    await waitFor(() => expect(outlet).toHaveTextContent('今日要闻'))
    await waitFor(() => expect(outlet).not.toHaveTextContent('加载较慢'))
  })
})
