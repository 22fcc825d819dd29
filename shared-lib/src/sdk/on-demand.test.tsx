import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'

// React keeps the clock that it finds when it is loaded.
jest.useFakeTimers()
const { createRoot } = jest.requireActual<typeof import('react-dom/client')>('react-dom/client')
const { onDemand, WhileLoading } = jest.requireActual<typeof import('./on-demand')>('./on-demand')

const place = document.createElement('div')
let root: Root
beforeEach(() => {
  root = createRoot(place)
})
afterEach(() => root.unmount())

/** Lets a millisecond pass at a time until a text is shown; answers how many, or that a second was not enough. */
async function shows(text: string): Promise<number> {
  for (let passed = 0; passed < 1000; passed++) {
    if (place.textContent === text) return passed
    await jest.advanceTimersByTimeAsync(1)
  }
  return Number.POSITIVE_INFINITY
}

it('is shown as soon as it is there, not 300 ms after what stood in its place', async () => {
  let come: (part: { default: () => ReactNode }) => void = () => {}
  const Page = onDemand(() => new Promise<{ default: () => ReactNode }>(done => (come = done)))
  root.render(
    <WhileLoading fallback="加载中...">
      <Page />
    </WhileLoading>,
  )
  expect(await shows('加载中...')).toBeLessThan(20)
  come({ default: () => '来信登记' })
  expect(await shows('来信登记')).toBeLessThan(20)
})

it('is asked for once more when it did not come, so that what is written beside it is not lost', async () => {
  const load = jest
    .fn(async () => ({ default: () => '附件' }))
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
  const Part = onDemand(load)
  root.render(
    <WhileLoading>
      <Part />
    </WhileLoading>,
  )
  expect(await shows('附件')).toBeLessThan(20)
  expect(load).toHaveBeenCalledTimes(2)
})
