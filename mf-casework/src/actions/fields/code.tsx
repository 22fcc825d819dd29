import { useCaseworkCodeTableQuery } from '../../api'
import { listOf, textOf } from '../form'
import type { ControlProps } from './control'
import { Several } from './several'
import { SingleChoice } from './single-choice'

/** The codes of a table that fit an entry, as pairs of code and name. */
function useCodes(table: string, codes: RegExp | undefined): readonly (readonly [string, string])[] {
  const { data = [] } = useCaseworkCodeTableQuery({ tableName: table })
  return data.filter(({ codeId }) => codes?.test(codeId) ?? true).map(({ codeId, codeName }) => [codeId, codeName])
}

/** One code of a table. */
export function Code({ field, value, ...rest }: ControlProps<'code'>) {
  return (
    <SingleChoice {...rest} options={useCodes(field.table, field.codes)} value={textOf(value)} label={field.label} />
  )
}

/** Several codes of a table. */
export function Codes({ field, value, ...rest }: ControlProps<'codes'>) {
  const options = useCodes(field.table, field.codes)
  return <Several {...rest} options={options} value={listOf<string>(value)} label={field.label} />
}

/** One of some values that are known beforehand. */
export function Choice({ field, value, ...rest }: ControlProps<'choice'>) {
  return <SingleChoice {...rest} options={field.options} value={textOf(value)} label={field.label} />
}
