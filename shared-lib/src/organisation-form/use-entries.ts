import { reads, remoteApi } from '../api/remote-api'
import { type OrganisationAnswer, parentOrganisations } from '../contract/calls/organisations'
import { codeTable } from '../contract/calls/tables'
import {
  ORGANISATION_RULES,
  type OrganisationField,
  PARENT_FIELDS,
  type ParentField,
} from '../contract/rules/organisation'
import type { Values } from '../ui-form'
import type { OrganisationEntry } from './organisation-field'

const HINTS: Readonly<Record<ParentField, string>> = {
  parent1Id: '行政上级',
  parent2Id: '业务上级，没有可不选',
  parent3Id: '联系的信访机构，没有可不选',
}

const of = (field: OrganisationField) => {
  const { label, missing } = ORGANISATION_RULES[field]
  return { label, required: missing !== undefined }
}
const line = (field: OrganisationField, hint?: string) => ({ ...of(field), kind: 'line', hint }) as const
const given = (label: string, text: string) => ({ kind: 'given', label, text }) as const
/** How to reach it: of petition offices. */
const reached = (field: OrganisationField) => ({ ...line(field), when: isPetitionOffice })
const isPetitionOffice = ({ isPetition }: Values) => isPetition === '1'

/** The entries of an organisation in their order: its names, where it stands, what stands above it, how to reach it. */
export function useEntries(organisation: OrganisationAnswer): Readonly<Record<string, OrganisationEntry>> {
  const { id: orgId, regionCode, regionName, orgCode, subLevelCode } = organisation
  const { data: levels = [] } = useOrganisationFormTableQuery({ tableName: 'DM_ZSJB' })
  const { data: systems = [] } = useOrganisationFormTableQuery({ tableName: 'DM_SUB_SYSTEM' })
  const { data: possible = [] } = useOrganisationFormParentsQuery({ regionCode, orgId })
  const level = levels.find(({ codeId }) => codeId === subLevelCode)
  const parents = PARENT_FIELDS.map(
    field => [field, { ...of(field), kind: 'parent', line: field, possible, hint: HINTS[field] }] as const,
  )
  return {
    companyName: line('companyName', '与公章一致的全称'),
    docShortName: line('docShortName', '用于文号，如“临信访”'),
    pinYin: line('pinYin', '全称的拼音首字母'),
    orgCode: given('机构代码', orgCode),
    regionCode: given(ORGANISATION_RULES.regionCode.label, regionName),
    subLevelCode: given(ORGANISATION_RULES.subLevelCode.label, level?.codeName ?? subLevelCode),
    subSystemCode: {
      ...of('subSystemCode'),
      kind: 'choice',
      isListed: true,
      options: systems.map(({ codeId, codeName }) => [codeId, codeName] as const),
    },
    ...Object.fromEntries(parents),
    isPetition: { kind: 'tick', label: '信访机构', says: '本机构是信访工作机构' },
    postalAddress: reached('postalAddress'),
    receptionAddress: reached('receptionAddress'),
    telephone: reached('telephone'),
    postalCode: reached('postalCode'),
    isChoose: { kind: 'tick', label: '可否选择', says: '可作为转送、交办的去向' },
  }
}

const { useOrganisationFormParentsQuery, useOrganisationFormTableQuery } = remoteApi(
  'organisation-form',
  'organisationForm',
  build => ({
    organisationFormParents: reads(build, parentOrganisations, ['Organisation']),
    organisationFormTable: reads(build, codeTable, ['Table']),
  }),
)
