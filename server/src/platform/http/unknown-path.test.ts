import { request } from 'node:http'
import { usePortal } from '../../../test/portal'

describe('A path that no call has', () => {
  const portal = usePortal()
  const noSuchPath = { code: 4044, message: '请求的接口不存在', data: null }

  it.each(['api/', 'api/nothing', 'API/nothing', 'api/petitions/case/', 'api/petitions//case', 'api/%E4%BF%A1'])(
    'answers 404 with an envelope: %s',
    async path => {
      for (const method of ['GET', 'POST']) {
        const response = await portal.send(path, { method })
        expect(response.status).toBe(404)
        expect(await response.json()).toEqual(noSuchPath)
      }
    },
  )

  it('answers 404 even where it cannot be decoded', async () => {
    const { hostname, port, pathname } = new URL(portal.address)
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path: `${pathname}api/%zz` }, answer => resolve(answer.statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(404)
  })

  it('answers 404 in plain words outside of the API', async () => {
    const response = await fetch(new URL('/elsewhere', portal.address))
    expect([response.status, await response.text()]).toEqual([404, '您访问的内容不存在'])
  })
})
