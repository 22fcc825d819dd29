import type { Codes as CodeChoice } from '@portal/shared-lib/contract/rules/actions/description'
import { codesOf, fits } from '@portal/shared-lib/contract/rules/actions/entries'
import { CONTROLS, useWatch, type Values } from '@portal/shared-lib/ui-form'
import { useCaseworkCodeTableQuery } from '../../api'
import type { ControlProps } from './control'

/** The codes of a table that fit an entry, as pairs of code and name. */
function useCodes(table: string, codes: CodeChoice | undefined): readonly (readonly [string, string])[] {
  const { data = [] } = useCaseworkCodeTableQuery({ tableName: table })
  return data.filter(({ codeId }) => fits(codes, codeId)).map(({ codeId, codeName }) => [codeId, codeName])
}

/** One code of a table. */
export function Code({ entry, ...rest }: ControlProps<'code'>) {
  const values: Values = useWatch()
  const options = useCodes(entry.table, codesOf(entry, values))
  return <CONTROLS.choice {...rest} entry={{ ...entry, kind: 'choice', options }} />
}

/** Several codes of a table. */
export function Codes({ entry, ...rest }: ControlProps<'codes'>) {
  return (
    <CONTROLS.several {...rest} entry={{ ...entry, kind: 'several', options: useCodes(entry.table, entry.codes) }} />
  )
}
