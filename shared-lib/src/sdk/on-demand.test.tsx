import { createRoot } from 'react-dom/client'
import { onDemand, WhileLoading } from './on-demand'

const place = document.createElement('div')
const root = createRoot(place)
afterAll(() => root.unmount())

const shows = (text: string) =>
  new Promise<number>(done => {
    const look = () => place.textContent === text && done(performance.now())
    new MutationObserver(look).observe(place, { childList: true, subtree: true, characterData: true })
    look()
  })

it('is shown as soon as it is there, not 300 ms after what stood in its place', async () => {
  let come: (part: { default: () => string }) => void = () => {}
  const Page = onDemand(() => new Promise<{ default: () => string }>(done => (come = done)))
  root.render(
    <WhileLoading fallback="加载中...">
      <Page />
    </WhileLoading>,
  )
  const asked = await shows('加载中...')
  come({ default: () => '来信登记' })
  expect((await shows('来信登记')) - asked).toBeLessThan(200)
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
  await shows('附件')
  expect(load).toHaveBeenCalledTimes(2)
})
