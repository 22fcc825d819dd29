import { call, named } from '@portal/shared-lib/contract/form'
import { z } from 'zod'
import { usePortal } from '../../../test/portal'
import { openRoute } from '../route'

const Line = z.object({ petitionNo: named('xfjbh', z.string()), count: z.number().optional() })
const title = named('ggbt', z.string({ error: '请填写标题' }).trim().min(1, '请填写标题'))
const lines = named('hs', z.array(Line).default([]))
const name = named('xm', z.string().max(5))

const byForm = call('POST', 'api/tests/form', {
  open: true,
  form: { pageNumber: z.coerce.number<number>().min(1).default(1) },
  paramJson: { title, lines },
  answer: z.object({ title, lines, pageNumber: z.number() }),
})
const byJson = call('POST', 'api/tests/json', {
  open: true,
  json: { name, kind: z.enum(['a', 'b']).default('a') },
  answer: z.object({ name }),
})
const byQuery = call('GET', 'api/tests/query', {
  open: true,
  query: { word: named('gjc', z.string()) },
  answer: z.string(),
})

const byDigits = call('POST', 'api/tests/digits', {
  open: true,
  json: {
    state: z.enum(['0', '1']),
    type: named('xxlx', z.enum(['1', '24']).optional()),
    days: z.array(z.literal([1, 2])).default([]),
  },
  answer: z.object({ state: z.string(), type: named('xxlx', z.string().optional()), days: z.array(z.number()) }),
})
const byPostedQuery = call('POST', 'api/tests/postedQuery', {
  open: true,
  query: { word: named('gjc', z.string()), kind: z.enum(['0', '1']).optional() },
  answer: z.object({ word: named('gjc', z.string()), kind: z.string().optional() }),
})

const routes = [
  openRoute(byPostedQuery, async ({ args }) => args),
  openRoute(byDigits, async ({ args }) => args),
  openRoute(byForm, async ({ args }) => args),
  openRoute(byJson, async ({ args }) => args),
  openRoute(byQuery, async ({ args }) => args.word),
]

const portal = usePortal({ routes })
const badInput = (detail: string) => ({ code: 4000, message: `参数格式错误：${detail}`, data: null })
const success = (data: unknown) => ({ code: 0, message: '', data })

const post = async (path: string, body: BodyInit, type?: string) =>
  (await portal.send(path, { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} })).json()

describe('What arrives by form', () => {
  const send = (fields: Record<string, string>) => post(byForm.path, new URLSearchParams(fields))

  it('has the names of the wire outside and inside of its JSON field', async () => {
    const paramJson = { ggbt: '标题', hs: [{ xfjbh: 'LX1', count: 2 }] }
    const answer = await send({ pageNumber: '3', paramJson: JSON.stringify(paramJson) })
    expect(answer).toEqual(success({ ...paramJson, pageNumber: 3 }))
  })

  it.each(['{', '"', 'undefined', '{"a":1}}', "{'ggbt':'x'}"])('names the field that is not JSON: %s', async text => {
    const message = '参数格式错误：paramJson 不是有效的 JSON'
    expect(await send({ paramJson: text })).toEqual({ code: 4001, message, data: null })
  })

  it('is malformed where a field is sent twice', async () => {
    const fields = ['{"ggbt":"a"}', '{"ggbt":"b"}'].map(text => ['paramJson', text])
    expect(await post(byForm.path, new URLSearchParams(fields))).toMatchObject({ code: 4001 })
  })

  it.each(['[]', '5', '"text"', 'true'])('is refused where its JSON is not an object: %s', async paramJson => {
    expect(await send({ paramJson })).toEqual(badInput('paramJson 应为 JSON 对象'))
  })

  it.each(['', '{}', 'null', '{"ggbt":""}', '{"ggbt":"  "}', '{"ggbt":5}', '{"title":"English"}'])(
    'is told in the words of the contract what is missing: %s',
    async paramJson => {
      expect(await send({ paramJson })).toEqual({ code: 4002, message: '请填写标题', data: null, field: 'ggbt' })
    },
  )

  it('is told which field is wrong by the name under which it was sent', async () => {
    const paramJson = JSON.stringify({ ggbt: 'x', hs: [{ xfjbh: 'LX1' }, { xfjbh: 5 }] })
    expect(await send({ paramJson })).toEqual(badInput('hs.1.xfjbh'))
    expect(await send({ paramJson: '{"ggbt":"x"}', pageNumber: '0' })).toEqual(badInput('pageNumber'))
  })

  it('may travel in the query as well, but not in both', async () => {
    const search = new URLSearchParams({ pageNumber: '3', paramJson: '{"ggbt":"标题"}' })
    expect(await post(`${byForm.path}?${search}`, new URLSearchParams())).toEqual(
      success({ ggbt: '标题', hs: [], pageNumber: 3 }),
    )
    const rest = new URLSearchParams({ paramJson: '{"ggbt":"标题"}' })
    expect(await post(`${byForm.path}?pageNumber=3`, rest)).toMatchObject(success({ pageNumber: 3 }))
    expect(await post(`${byForm.path}?${search}`, rest)).toEqual(badInput('paramJson'))
  })

  it('is not taken from JSON', async () => {
    expect(await post(byForm.path, '{"paramJson":"{}"}', 'application/json')).toEqual(badInput('Content-Type'))
  })
})

describe('What arrives by the query of a POST', () => {
  it('may travel in a form, with numbers for digits and with what was left empty', async () => {
    const { path } = byPostedQuery
    expect(await post(path, new URLSearchParams({ gjc: '养老', kind: '0' }))).toEqual(
      success({ gjc: '养老', kind: '0' }),
    )
    expect(await post(`${path}?gjc=a`, new URLSearchParams({ kind: '' }))).toEqual(success({ gjc: 'a' }))
  })
})

describe('What arrives by JSON', () => {
  const send = (body: string) => post(byJson.path, body, 'application/json')

  it('has the names of the wire', async () => {
    expect(await send('{"xm":"王伟"}')).toEqual(success({ xm: '王伟' }))
    expect(await send('{"name":"王伟"}')).toEqual(badInput('xm'))
  })

  it.each(['{', '', '{"xm":}'])('is malformed: %s', async body => {
    expect(await send(body)).toMatchObject({ code: 4001, message: '参数格式错误：请求体 不是有效的 JSON' })
  })

  it.each(['[]', '5', '"x"'])('is refused where it is not an object: %s', async body => {
    expect(await send(body)).toEqual(badInput('请求体 应为 JSON 对象'))
  })

  it('is not taken from the query', async () => {
    expect(await post(`${byJson.path}?xm=a`, '{}', 'application/json')).toEqual(badInput('xm'))
  })

  it('may hold a number for a digit, and nulls and empty texts for what was left empty', async () => {
    const sent = (fields: object) => post(byDigits.path, JSON.stringify(fields), 'application/json')
    expect(await sent({ state: 0, xxlx: 24, days: ['2', 1] })).toEqual(
      success({ state: '0', xxlx: '24', days: [2, 1] }),
    )
    expect(await sent({ state: '1', xxlx: '', days: null })).toEqual(success({ state: '1', days: [] }))
    expect(await sent({ state: 2 })).toEqual(badInput('state'))
    expect(await sent({ state: '' })).toEqual(badInput('state'))
  })

  it('is not taken from a form or from anything else', async () => {
    expect(await post(byJson.path, new URLSearchParams({ xm: 'x' }))).toEqual(badInput('Content-Type'))
    for (const type of ['text/plain', 'text/xml'])
      expect(await post(byJson.path, '{"xm":"x"}', type)).toEqual(badInput('Content-Type'))
  })

  it.each([
    ['a NUL', '{"xm":"a\\u0000b"}', 'xm 含有无法保存的字符'],
    ['half a character', '{"xm":"\\ud83d"}', 'xm 含有无法保存的字符'],
    ['too long a text', `{"xm":"${'很'.repeat(100_000)}"}`, 'xm'],
    ['a value outside of its list', '{"xm":"x","kind":"c"}', 'kind'],
  ])('is refused with %s', async (_, body, detail) => {
    expect(await send(body)).toEqual(badInput(detail))
  })

  it.each(['__proto__', 'constructor', 'toString'])('changes nothing by a field called %s', async field => {
    const answer = await send(`{"xm":"x","${field}":{"kind":"b","prototype":{"polluted":1}}}`)
    expect([0, 4001]).toContain(answer.code)
    expect(Reflect.get({}, 'polluted') ?? Reflect.get({}, 'kind')).toBeUndefined()
  })
})

describe('What arrives by query', () => {
  const send = async (query: string) => (await portal.send(byQuery.path + query)).json()

  it('has the names of the wire', async () => {
    expect(await send('?gjc=%E5%85%BB%E8%80%81')).toEqual(success('养老'))
    expect(await send('?word=x')).toEqual(badInput('gjc'))
  })

  it('is refused where a field is sent twice', async () => {
    expect(await send('?gjc=a&gjc=b')).toEqual(badInput('gjc'))
  })
})
