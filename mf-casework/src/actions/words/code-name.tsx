import { useCaseworkCodeTableQuery } from '../../api'

/** What a code is called; the code itself where the table does not hold it. */
export function CodeName({ table, code }: { table: string; code: string }) {
  const { data = [] } = useCaseworkCodeTableQuery({ tableName: table })
  return data.find(({ codeId }) => codeId === code)?.codeName ?? code
}
