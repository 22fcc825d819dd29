import type { ExtraField, ExtraValue, ExtraValues } from '@portal/shared-lib/contract/rules/extra-fields'
import type { Config } from '../../platform/config'

type Described = Pick<Config, 'extraFields' | 'codeTables'>

/** What a province registers beside, in its order and words; what it no longer describes is not shown. */
export const shownExtra = (config: Described, extra: ExtraValues): { label: string; value: string }[] =>
  config.extraFields.flatMap(field => {
    const value = extra[field.name]
    return value === undefined ? [] : [{ label: field.label, value: wordsOf(config, field, value) }]
  })

function wordsOf({ codeTables }: Described, { table }: ExtraField, value: ExtraValue): string {
  if (typeof value === 'boolean') return value ? '是' : '否'
  const items = codeTables.find(one => one.table === table)?.items ?? []
  const named = (code: string) => items.find(item => item.code === code)?.name ?? code
  return [value].flat().map(String).map(named).join('、')
}
