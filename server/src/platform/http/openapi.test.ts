import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { calls } from './calls'
import { openApiDocument } from './openapi'

interface Operation {
  readonly requestBody: { readonly content: Record<string, { readonly schema: { readonly properties: object } }> }
  readonly parameters: unknown[]
  readonly security: unknown[]
}

describe('The OpenAPI document', () => {
  const document = openApiDocument(calls, '/tjfx/')
  const text = JSON.stringify(document)
  const paths = document.paths as Record<string, Record<string, Operation>>

  const operation = (path: string) => paths[`/${path}`]?.post
  const body = (path: string, type: string) => operation(path)?.requestBody.content[type]?.schema

  it('lists every call of the contract', () => {
    const listed = Object.entries(paths).map(
      ([path, methods]) => `${Object.keys(methods).join().toUpperCase()} ${path}`,
    )
    expect(listed.sort()).toEqual(
      Object.values(calls)
        .map(({ method, path }) => `${method} /${path}`)
        .sort(),
    )
  })

  it('has the names of the wire only', () => {
    expect(Object.keys(calls).length).toBeGreaterThan(10)
    for (const name of ['xfjbh', 'fjList', 'orgId', 'ggbt', 'wtsddm']) expect(text).toContain(`"${name}":`)
    for (const name of ['petitionNo', 'fileIds', 'organisationId', 'placeRegion', '"wire"'])
      expect(text).not.toContain(name)
  })

  it('requires what is required under the name of the wire', () => {
    expect(body('api/petitions/case', 'application/json')).toMatchObject({
      properties: { xfjbh: { type: 'string' } },
      required: ['xfjbh'],
    })
  })

  it('describes a JSON string inside of a form', () => {
    const path = 'api/XfUserController/getOrgListByLoginAccount'
    expect(body(path, 'application/x-www-form-urlencoded')?.properties).toMatchObject({
      pageNumber: { default: 1 },
      jsonData: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { properties: { loginAccount: {}, orgId: {} } },
      },
    })
  })

  it('describes an upload, a write and an open call as such', () => {
    const upload = 'api/FileUploadController/saveToRedis'
    expect(body(upload, 'multipart/form-data')?.properties).toEqual({ fileinput: { type: 'string', format: 'binary' } })
    expect(operation(upload)?.parameters).toEqual([expect.objectContaining({ name: 'X-Request-Id', in: 'header' })])
    expect(operation('api/login/LoginController/in')?.security).toEqual([])
  })

  it('points at nothing that it does not hold', () => {
    const pointers = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
    const { schemas } = document.components as { schemas: Record<string, unknown> }
    expect(pointers.length).toBeGreaterThan(0)
    for (const name of pointers) expect(Object.keys(schemas)).toContain(name)
    expect(text.match(/"\$ref":"(?!#\/components)/)).toBeNull()
  })
})

describe('Its pages', () => {
  const portal = usePortal()
  const inUse = usePortal({ config: { production: true, rateLimits: true } })

  it('are there for developers', async () => {
    expect(await (await portal.send('api/docs/json')).json()).toEqual(openApiDocument(calls, '/tjfx/'))
    const page = await portal.send('api/docs/')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('swagger')])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect((await portal.send('api/docs/static/swagger-ui.css')).status).toBe(200)
  })

  it('are not there in production', async () => {
    await createPerson(inUse.db)
    for (const path of ['api/docs', 'api/docs/json']) expect((await inUse.send(path)).status).toBe(404)
  })
})
