/** @typedef {(id: string, call: unknown) => unknown} Describe */

/**
 * The descriptors of all calls, a file for each service, text by file name.
 * @param {Record<string, Record<string, unknown>>} services @param {Describe} describe
 */
export const callFiles = (services, describe) =>
  new Map(
    Object.entries(services).flatMap(([service, exported]) => {
      const calls = Object.entries(exported).filter(([, value]) => isCall(value))
      return calls.length ? [[`${fileOf(service)}.ts`, serviceFile(service, calls, describe)]] : []
    }),
  )

/** @param {string} service @param {[name: string, call: unknown][]} calls @param {Describe} describe */
function serviceFile(service, calls, describe) {
  const types = calls
    .map(
      ([name]) => `export type ${upper(name)}Args = CallArgs<typeof contract.${name}>
export type ${upper(name)}Answer = CallAnswer<typeof contract.${name}>`,
    )
    .join('\n')
  const consts = calls
    .map(
      ([name, call]) =>
        `export const ${name}: CallDescriptor<${upper(name)}Args, ${upper(name)}Answer> = ${JSON.stringify(
          describe(`${service}.${name}`, call),
        )}`,
    )
    .join('\n\n')
  return `// Made from ../${fileOf(service)}.ts by \`npm run generate:calls\`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../${fileOf(service)}'

${types}

${consts}
`
}

/** A name of code as a file has it: `caseActions` is `case-actions`. @param {string} name */
export const fileOf = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** @param {unknown} value */
const isCall = value => typeof value === 'object' && value !== null && 'parts' in value && 'method' in value

/** @param {string} name */
const upper = name => name.charAt(0).toUpperCase() + name.slice(1)
