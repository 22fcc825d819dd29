import type { Codes as CodeChoice } from '@portal/shared-lib/contract/rules/actions/description'
import { codesOf, fits } from '@portal/shared-lib/contract/rules/actions/entries'
import { useCaseworkCodeTableQuery } from '../../api'
import { listOf, textOf } from '../form'
import type { ControlProps } from './control'
import { Several } from './several'
import { SingleChoice } from './single-choice'

/** The codes of a table that fit an entry, as pairs of code and name. */
function useCodes(table: string, codes: CodeChoice | undefined): readonly (readonly [string, string])[] {
  const { data = [] } = useCaseworkCodeTableQuery({ tableName: table })
  return data.filter(({ codeId }) => fits(codes, codeId)).map(({ codeId, codeName }) => [codeId, codeName])
}

/** One code of a table. */
export function Code({ field, value, values, ...rest }: ControlProps<'code'>) {
  return (
    <SingleChoice
      {...rest}
      options={useCodes(field.table, codesOf(field, values))}
      value={textOf(value)}
      label={field.label}
    />
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
