import type { OrganisationAnswer, ParentOrganisationsAnswer } from '@portal/shared-lib/contract/calls/organisations'

export const centre: OrganisationAnswer = {
  id: 'o1',
  companyName: '青屿市公共资源交易中心',
  docShortName: '青公资',
  pinYin: 'qysggzyjyzx',
  orgCode: '9904000000000012800',
  regionCode: '990400000000',
  regionName: '青屿市',
  subLevelCode: '3',
  subSystemCode: '09',
  parent1Id: null,
  parent2Id: null,
  parent3Id: 'o3',
  postalAddress: '清和路1号',
  receptionAddress: '清和路1号一楼',
  telephone: '0999-8000001',
  postalCode: '990400',
  isPetition: '1',
  isChoose: '1',
  version: 4,
}
export const parents: ParentOrganisationsAnswer = [
  { id: 'o2', companyName: '青屿市人民政府', regionName: '青屿市', below: [] },
  { id: 'o3', companyName: '青屿市信访局', regionName: '青屿市', below: [] },
  { id: 'o4', companyName: '青屿市下属中心', regionName: '青屿市', below: ['parent1Id'] },
  { id: 'o5', companyName: '临江省信访局', regionName: '临江省', below: [] },
]
const CODES: Record<string, [string, string][]> = {
  DM_ZSJB: [['3', '市直']],
  DM_SUB_SYSTEM: [
    ['03', '政府'],
    ['09', '国有企事业单位'],
  ],
}

/** A code table as the server answers it. */
export const codesOf = (table: string) =>
  (CODES[table] ?? []).map(([codeId, codeName]) => ({ codeId, codeName, parentId: null }))
