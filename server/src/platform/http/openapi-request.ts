import { type Call, JSON_FIELDS } from '@portal/shared-lib/contract/form'
import { z } from 'zod'
import { type JsonSchema, wireSchema } from './json-schema'

type Fields = Record<string, z.ZodType>

/** The query of a call as OpenAPI parameters. */
export function parametersOf({ parts }: Call): JsonSchema[] {
  const { properties, required = [] } = objectSchema(parts.query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** The body of a call as an OpenAPI request body; none where nothing travels in it. */
export function requestBodyOf({ parts }: Call): { requestBody?: JsonSchema } {
  if (parts.file) return body('multipart/form-data', fileSchema(parts.file))
  if (parts.json) return body('application/json', objectSchema(parts.json))
  const wrapped = JSON_FIELDS.flatMap(field => (parts[field] ? [[field, jsonText(parts[field])] as const] : []))
  const form = objectSchema(parts.form)
  const properties = { ...form.properties, ...Object.fromEntries(wrapped) }
  return Object.keys(properties).length > 0 ? body('application/x-www-form-urlencoded', { ...form, properties }) : {}
}

const body = (mediaType: string, schema: object) => ({ requestBody: { content: { [mediaType]: { schema } } } })

const fileSchema = (field: string) => ({
  type: 'object',
  properties: { [field]: { type: 'string', format: 'binary' } },
  required: [field],
})

/** A form field that carries a JSON string. */
const jsonText = (fields: Fields): JsonSchema => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: objectSchema(fields),
})

type ObjectSchema = JsonSchema & { properties: Record<string, JsonSchema>; required?: string[] }

/** Arguments contain no schema that contains itself, so there are no definitions to keep. */
const objectSchema = (fields: Fields = {}) => wireSchema(z.object(fields), 'input', '').schema as ObjectSchema
