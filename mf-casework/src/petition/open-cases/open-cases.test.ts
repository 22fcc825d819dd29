import { sessionSlice, store } from '@portal/shared-lib'
import { desktopWith } from '@portal/shared-lib/testing'
import { act, renderHook } from '@testing-library/react'
import { closeCase, MOST_OPEN, markTyped, showCase, useOpenCases } from './open-cases'

const addressOf = (no: string) => `/toDoManage/handle?xfjbh=${no}`
const signIn = (userId: string) => store.dispatch(sessionSlice.actions.opened(desktopWith([], { userId })))

describe('the open cases', () => {
  let users = 0
  const open = (...numbers: string[]) =>
    act(() => {
      for (const no of numbers) showCase(no, addressOf(no))
    })
  const numbersOf = () => renderHook(useOpenCases).result.current.map(({ petitionNo }) => petitionNo)
  const all = Array.from({ length: MOST_OPEN }, (_, at) => `case${at}`)

  beforeEach(() => signIn(`user${++users}`))

  it('stand once each, in the order in which they were opened', () => {
    open('a', 'b', 'a')
    expect(numbersOf()).toEqual(['a', 'b'])
  })

  it('are so many at most: the one goes that was not looked at for longest', () => {
    open(...all, 'case0', 'new')
    expect(numbersOf()).toEqual([...all.filter(no => no !== 'case1'), 'new'])
  })

  it('never lose what was typed and not submitted, even beyond that', () => {
    open(...all)
    act(() => {
      for (const no of all) markTyped(no, true)
    })
    open('new', 'newer')
    expect(numbersOf()).toEqual([...all, 'newer'])
  })

  it('lead back to the one that was looked at before', () => {
    open('a', 'b', 'a', 'c')
    expect(closeCase('c')?.petitionNo).toBe('a')
    expect(closeCase('a')?.petitionNo).toBe('b')
    expect(closeCase('b')).toBeUndefined()
  })

  it('are nobody else’s', () => {
    open('a')
    signIn(`user${++users}`)
    expect(numbersOf()).toEqual([])
  })
})
