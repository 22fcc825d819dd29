import { lockPetition, unlockPetition } from '@portal/shared-lib/contract/locks'
import { fake, fakeServer } from '@portal/shared-lib/testing'
import { act, render, screen } from '@testing-library/react'
import { ABOUT } from '../testing/about'
import { useLock } from './use-lock'

const { petitionNo } = ABOUT.petition
const MINUTE = 60_000

function Writing({ typedAt }: { typedAt: number }) {
  return <p>{useLock(petitionNo, typedAt) || '无人'}</p>
}

describe('That somebody writes on a petition', () => {
  let server: ReturnType<typeof fakeServer>
  let heldBy = ''
  beforeEach(() => {
    heldBy = ''
    server = fakeServer([
      fake(lockPetition, () => ({ heldBy, until: '2026-11-20 10:03:00' })),
      fake(unlockPetition, () => null),
    ])
    jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00+08:00') })
  })
  afterEach(() => {
    jest.useRealTimers()
    server.stop()
  })
  const said = ({ path }: { readonly path: string }) => server.arrived.filter(each => each.path === path).length
  const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE))

  it('is not said before anything is typed, nor taken back', async () => {
    const { unmount } = render(<Writing typedAt={0} />)
    await pass(10)
    unmount()
    await pass(1)
    expect([said(lockPetition), said(unlockPetition)]).toEqual([0, 0])
  })

  it('is said again while that is so, not after five minutes without a keystroke', async () => {
    render(<Writing typedAt={Date.now()} />)
    await pass(4.9)
    expect(said(lockPetition)).toBe(3)
    await pass(30)
    expect(said(lockPetition)).toBe(3)
  })

  it('is taken back when it is left', async () => {
    const { unmount } = render(<Writing typedAt={Date.now()} />)
    await pass(0.1)
    unmount()
    await pass(0.1)
    expect([said(lockPetition), said(unlockPetition)]).toEqual([1, 1])
  })

  it('names whoever else does, until they have done', async () => {
    heldBy = '韩戊竹'
    render(<Writing typedAt={Date.now()} />)
    await pass(0.1)
    expect(screen.getByText('韩戊竹')).toBeVisible()
    heldBy = ''
    await pass(2)
    expect(screen.getByText('无人')).toBeVisible()
  })
})
