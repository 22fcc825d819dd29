import { downloads, openDownload } from '@portal/shared-lib/contract/downloads'
import { usePortal } from '../../../test/portal'
import { fillDemo } from '..'

describe('The material of the demonstration', () => {
  const portal = usePortal()
  beforeAll(() => fillDemo(portal.services, () => {}))

  it('is offered to everybody, and each of its files can be had', async () => {
    const token = await portal.signInAs('rs12')
    const { list, total } = await portal.answerTo(downloads, {}, { token })
    expect([total, list[0]?.title]).toEqual([4, '来访登记表、阅批单样式'])
    for (const { id, size } of list.flatMap(({ files }) => files)) {
      const { path } = await portal.answerTo(openDownload, { id }, { token })
      expect((await (await portal.send(path)).arrayBuffer()).byteLength).toBe(size)
    }
  })
})
