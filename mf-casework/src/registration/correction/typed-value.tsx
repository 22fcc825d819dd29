import { CodeName } from '../../actions/words/code-name'
import { useCaseworkColleaguesQuery, useCaseworkOrganisationsQuery } from '../api'
import type { Described } from '../engine/described'
import { useRegionName } from '../persons/use-region-name'

interface TypedValueProps {
  readonly field: Pick<Described, 'kind' | 'table' | 'words'>
  readonly value: unknown
}

/** What an entry of a form holds, called by its name. */
export function TypedValue({ field, value }: TypedValueProps) {
  const said = String(value)
  switch (field.kind) {
    case 'flag':
      return value === true ? '是' : '否'
    case 'code':
      return <Coded field={field} codes={[said]} />
    case 'codes':
      return <Coded field={field} codes={listOf(value)} />
    case 'region':
      return <RegionNamed code={said} />
    case 'id':
      return <OrganisationNamed orgId={said} />
    case 'person':
      return <PeopleNamed ids={[said]} />
    case 'people':
      return <PeopleNamed ids={listOf(value)} />
    case 'ids':
      return `${listOf(value).length}个`
    default:
      return said
  }
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const Coded = ({ field: { table, words }, codes }: Pick<TypedValueProps, 'field'> & { codes: readonly string[] }) =>
  codes.map((code, at) => (
    <span key={code}>
      {at > 0 && '、'}
      {table ? <CodeName table={table} code={code} /> : (words?.[code] ?? code)}
    </span>
  ))

const RegionNamed = ({ code }: { code: string }) => useRegionName(code) || code

function OrganisationNamed({ orgId }: { orgId: string }) {
  const { data = [] } = useCaseworkOrganisationsQuery({ orgId })
  return data.find(one => one.orgId === orgId)?.name ?? orgId
}

function PeopleNamed({ ids }: { ids: readonly string[] }) {
  const { data = [] } = useCaseworkColleaguesQuery({})
  return ids.map(id => data.find(({ personId }) => personId === id)?.name ?? id).join('、')
}
