import { api, composition, holdNews, store } from '@portal/shared-lib'
import { waitFor } from '@testing-library/react'
import { shownToasts } from '../toasts/toast-list'
import { refresh } from './live'

describe('news of the portal itself', () => {
  it('offer to load it anew, where another is to be had', async () => {
    expect(composition().province.basePath).toBe('/tjfx/')
    globalThis.fetch = async () => new Response('<script type="application/json" id="composition">{"newer":1}</script>')
    refresh([{ tag: 'Portal' }])
    await waitFor(() => expect(shownToasts()).toHaveLength(1))
    expect(shownToasts()[0]).toMatchObject({ text: expect.stringContaining('系统已更新'), action: { label: '刷新' } })
  })
})

describe('news of data', () => {
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it('wait until an action has read again what it changed itself, and a rest after it', async () => {
    jest.useFakeTimers()
    const readAgain = jest.spyOn(store, 'dispatch')
    let end = () => {}
    holdNews(
      new Promise<void>(resolve => {
        end = resolve
      }),
    )
    refresh([{ tag: 'Petition', petitionNo: 'LX990000261120000015' }])
    refresh([{ tag: 'Todo' }])
    await jest.advanceTimersByTimeAsync(5000)
    expect(readAgain).not.toHaveBeenCalled()
    end()
    await jest.advanceTimersByTimeAsync(499)
    expect(readAgain).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    const tags = [{ type: 'Petition', id: 'LX990000261120000015' }, 'Todo'] as const
    expect(readAgain.mock.calls).toEqual([[api.util.invalidateTags([...tags])]])
  })
})
