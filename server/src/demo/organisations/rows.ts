import { type DemoRegion, LEVEL } from '../regions/regions'
import { type DemoOrganisation, departmentsOf, ORGANISATIONS, superiorsOf } from './organisations'

const ROADS = ['清和路', '望江路', '松风路', '听泉路', '文庙街', '澄湖路', '荷风巷', '南屏大道']
/** DM_SUB_SYSTEM: government; state-owned enterprises and institutions. */
const SUBSYSTEM = { government: '03', institution: '09' }
/** What it does is entered by whoever sends it petitions. */
const WITHOUT_ACCESS = '荷湾乡人民政府'
const SEAT_OF_PROVINCE = '安澜市'
/** Telephone numbers of the demonstration have an area code that no place has. */
const TELEPHONE = '0999-8'

export const organisationRows = () => ORGANISATIONS.map((organisation, number) => rowOf(organisation, number))

export const departmentRows = () =>
  ORGANISATIONS.flatMap(organisation =>
    departmentsOf(organisation).map(({ id, name }, index) => ({
      id,
      org_id: organisation.id,
      dept_name: name,
      sort_no: index,
      takes_in: id === intakeOf(organisation),
    })),
  )

/** Where incoming petitions land: the department for letters or petitions, else the office. */
function intakeOf(organisation: DemoOrganisation): string | undefined {
  const departments = departmentsOf(organisation)
  const named = (words: RegExp) => departments.find(({ name }) => words.test(name))?.id
  return named(/信访科|信访办公室|办信|来信/) ?? named(/办公室/)
}

function rowOf(organisation: DemoOrganisation, number: number) {
  const { id, name, region, kind, place } = organisation
  return {
    id,
    company_name: name,
    doc_short_name: region.name.slice(0, 1) + kind.docName,
    pin_yin: region.initials + kind.initials,
    org_code: `${region.code}${String(place + 1).padStart(4, '0')}${kind.codeKind}`,
    region_code: region.code,
    // DM_ZSJB counts as regions do.
    sub_level_code: region.type,
    sub_system_code: kind.codeKind === '800' ? SUBSYSTEM.institution : SUBSYSTEM.government,
    ...superiorsOf(organisation),
    ...addressOf(region, number),
    is_petition: kind.codeKind === '299',
    has_access: name !== WITHOUT_ACCESS,
  }
}

function addressOf(region: DemoRegion, number: number) {
  const street = `${region.type === LEVEL.province ? SEAT_OF_PROVINCE : region.path}${ROADS[number % ROADS.length]}`
  return {
    postal_address: `${street}${number + 1}号`,
    reception_address: `${street}${number + 1}号一楼接待大厅`,
    telephone: `${TELEPHONE}${String(number).padStart(6, '0')}`,
    postal_code: region.code.slice(0, 6),
  }
}
