import { composition } from '@portal/shared-lib'
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
