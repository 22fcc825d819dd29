import { checkQrToken, qrToken } from '@portal/shared-lib/contract/qr-sign-in'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { act, fireEvent, screen } from '@testing-library/react'

export interface QrState {
  standing: 'qrWaiting' | 'qrExpired' | 'tooManyCalls' | 'offline' | 'confirmed'
}

/** Answers of a server that gives out t1, t2 and so on; `state` says how they stand. */
export function qrServer(state: QrState) {
  let given = 0
  return [
    fake(qrToken, () => ({ token: `t${++given}` })),
    fake(checkQrToken, () => {
      if (state.standing === 'offline') throw new TypeError('Failed to fetch')
      if (state.standing !== 'confirmed') throw new FakeRefusal(state.standing)
      return null
    }),
  ]
}

/** Milliseconds between two questions. */
export const ASK_EVERY = 1200

export const toPicture = () => fireEvent.click(screen.getByRole('button', { name: '扫码更方便' }))
export const picture = () => screen.findByRole('img', { name: '登录二维码' })
/** Moves the timers that are held. */
export const move = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
