import { REQUEST_ID_HEADER } from '@portal/shared-lib/contract/envelope'
import type { Call } from '@portal/shared-lib/contract/form'
import { version } from '../version'
import { type JsonSchema, wireSchema } from './json-schema'
import { parametersOf, requestBodyOf } from './openapi-request'

const REQUEST_ID: JsonSchema = {
  name: REQUEST_ID_HEADER,
  in: 'header',
  description: '同一编号在24小时内重复提交，只执行一次，答复相同',
  schema: { type: 'string', format: 'uuid' },
}

/** The OpenAPI description of calls, made from the contract: what it says is what the server keeps to. */
export function openApiDocument(calls: Readonly<Record<string, Call>>, basePath: string): JsonSchema {
  const schemas: Record<string, JsonSchema> = {}
  const paths = Object.entries(calls).map(([id, call]) => {
    const answer = wireSchema(call.answer, 'output', id)
    Object.assign(schemas, answer.definitions)
    return [`/${call.path}`, { [call.method.toLowerCase()]: operation(id, call, answer.schema) }]
  })
  return {
    openapi: '3.1.0',
    info: { title: '信访业务系统接口', version },
    servers: [{ url: basePath.replace(/\/$/, '') || '/' }],
    paths: Object.fromEntries(paths),
    components: { schemas, securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(id: string, call: Call, answer: JsonSchema): JsonSchema {
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    security: call.open ? [] : [{ session: [] }],
    parameters: [...parametersOf(call), ...(call.writes ? [REQUEST_ID] : [])],
    ...requestBodyOf(call),
    responses: {
      200: { description: '成功或被拒绝', content: { 'application/json': { schema: envelope(answer) } } },
    },
  }
}

const envelope = (answer: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    code: { type: 'integer', description: '0：成功；-1：登录已失效；其他：被拒绝' },
    message: { type: 'string' },
    data: { anyOf: [answer, { type: 'null' }] },
  },
  required: ['code', 'message', 'data'],
})
