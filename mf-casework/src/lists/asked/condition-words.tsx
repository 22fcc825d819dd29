import {
  useCaseworkListsCodesQuery,
  useCaseworkListsOrganisationNameQuery,
  useCaseworkListsRegionNameQuery,
} from '../api'
import { type FilterField, OPTIONS, operatorName, valueKindOf } from '../conditions/operators'
import type { Condition } from '../view'

interface ConditionWordsProps {
  readonly condition: Condition
  readonly fields: readonly FilterField[]
}

/** A condition as one would say it: 信访形式：来信、来电. */
export function ConditionWords({ condition, fields }: ConditionWordsProps) {
  const field = fields.find(one => one.field === condition.field)
  // The server refuses what its list does not have; the address names it.
  if (!field) return <>{condition.field}</>
  const { operator, values = [] } = condition
  const kind = valueKindOf(field, operator)
  const compared = operator === 'is' ? '：' : operatorName(field, operator)
  if (kind === 'none') return <>{`${field.name}${compared}`}</>
  return (
    <>
      {`${field.name}${compared}`}
      {kind === 'table' && <CodeNames table={field.codeTable} values={values} />}
      {kind === 'options' && listed(values.map(value => OPTIONS[field.field]?.[value] ?? value))}
      {kind === 'organisation' && <OrganisationNames values={values} />}
      {kind === 'region' && <RegionName value={values[0] ?? ''} />}
      {['text', 'number', 'day'].includes(kind) && listed(values)}
    </>
  )
}

/** More values than these are counted and not named. */
const MOST_NAMED = 4

function listed(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED).join('、')
  return names.length > MOST_NAMED ? `${named}等${names.length}项` : named
}

const CATEGORY_DIGITS = 6
const REGION_DIGITS = 12

/** The code that a beginning of codes stands for. */
const whole = (value: string, digits: number): string => value.padEnd(digits, '0')

function CodeNames({ table, values }: { readonly table: string; readonly values: readonly string[] }) {
  const { data = [] } = useCaseworkListsCodesQuery({ tableName: table })
  const names = new Map(data.map(({ codeId, codeName }) => [codeId, codeName]))
  return <>{listed(values.map(value => names.get(value) ?? names.get(whole(value, CATEGORY_DIGITS)) ?? value))}</>
}

function OrganisationNames({ values }: { readonly values: readonly string[] }) {
  const { data } = useCaseworkListsOrganisationNameQuery({ orgId: values[0] ?? '' }, { skip: values.length !== 1 })
  return <>{values.length === 1 ? (data?.[0]?.name ?? values[0]) : `${values.length}个单位`}</>
}

function RegionName({ value }: { readonly value: string }) {
  const code = whole(value, REGION_DIGITS)
  const { data } = useCaseworkListsRegionNameQuery({ regionCode: code }, { skip: value === '' })
  return <>{data?.find(({ regionCode }) => regionCode === code)?.regionName ?? value}</>
}
