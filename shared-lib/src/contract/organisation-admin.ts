import { z } from 'zod'
import { nothing, required } from './fields'
import { call } from './form'
import {
  DEPARTMENT_NAME_MAX,
  DEPARTMENT_PLACE_MAX,
  IMPORTED_TABLES,
  LINKS,
  MERGE_REASON_MAX,
  MERGED_PARTS,
  ORGANISATION_ADMIN_TEXTS,
  ORGANISATION_STATES,
  TABLE_ROWS,
} from './rules/organisation-admin'

const flag = z.enum(['0', '1'])
const id = required('请指定机构').max(64)

const ManagedOrganisation = z.object({
  id: z.string(),
  orgCode: z.string(),
  companyName: z.string(),
  regionName: z.string(),
  /** DM_ZSJB and DM_SUB_SYSTEM, by name. */
  levelName: z.string(),
  systemName: z.string(),
  superiorName: z.string(),
  isPetition: flag,
  isChoose: flag,
  /** '0': it does not work in the system, and what it does is entered for it (代录入). */
  hasAccess: flag,
  inUse: flag,
  /** The organisation that it was merged into; empty where it was not. */
  mergedIntoName: z.string(),
  /** People in use with a post there. */
  peopleCount: z.number().int(),
  departmentCount: z.number().int(),
})

/** A page of the organisations of a region, closed ones too where they are asked for, in the order of their codes. */
export const managedOrganisations = call('POST', 'api/organisations/list', {
  json: {
    regionCode: z.string().trim().max(12).default(''),
    /** '1': those of the regions below as well. */
    includesLower: flag.default('1'),
    name: z.string().trim().max(100).default(''),
    state: z.enum(ORGANISATION_STATES).default('inUse'),
    pageNumber: z.int().min(1).default(1),
  },
  answer: z.object({ total: z.int(), list: z.array(ManagedOrganisation) }),
})

const Department = z.object({
  deptId: z.string(),
  deptName: z.string(),
  sortNo: z.int(),
  /** '1': what comes to the organisation lands here. */
  takesIn: flag,
  /** Posts of people in use. */
  peopleCount: z.int(),
})

/** What belongs to an organisation, and what hangs on it, which keeps it from being closed. */
export const organisationParts = call('POST', 'api/organisations/parts', {
  json: { id },
  answer: z.object({ departments: z.array(Department), links: z.record(z.enum(LINKS), z.int()) }),
})

/** Nobody may sign in there any more, and nothing may be sent to it. */
export const closeOrganisation = call('POST', 'api/organisations/close', {
  json: { id },
  writes: true,
  answer: nothing,
})

export const reopenOrganisation = call('POST', 'api/organisations/reopen', {
  json: { id },
  writes: true,
  answer: nothing,
})

const Merged = z.record(z.enum(MERGED_PARTS), z.int())
const merged = { id, intoId: required('请选择并入的机构').max(64) }

/** What merging an organisation into another would take over. */
export const previewMerge = call('POST', 'api/organisations/previewMerge', { json: merged, slow: true, answer: Merged })

/** Merges an organisation into another, with what hangs on it, and closes it for good. */
export const mergeOrganisation = call('POST', 'api/organisations/merge', {
  json: {
    ...merged,
    reason: required(ORGANISATION_ADMIN_TEXTS.mergeReason).max(MERGE_REASON_MAX, ORGANISATION_ADMIN_TEXTS.mergeReason),
  },
  writes: true,
  slow: true,
  answer: Merged,
})

/** Whether the organisation works in the system itself. */
export const setOrganisationAccess = call('POST', 'api/organisations/setAccess', {
  json: { id, hasAccess: flag },
  writes: true,
  answer: nothing,
})

/** Adds a department, or changes the one of `deptId`. */
export const saveDepartment = call('POST', 'api/organisations/saveDepartment', {
  json: {
    id,
    deptId: z.string().max(64).default(''),
    deptName: required(ORGANISATION_ADMIN_TEXTS.departmentName).max(DEPARTMENT_NAME_MAX),
    sortNo: z.coerce.number<number>().int().min(0).max(DEPARTMENT_PLACE_MAX).default(0),
    takesIn: flag.default('0'),
  },
  writes: true,
  answer: nothing,
})

/** Only a department that was never used. */
export const removeDepartment = call('POST', 'api/organisations/removeDepartment', {
  json: { id, deptId: required('请指定部门').max(64) },
  writes: true,
  answer: nothing,
})

const table = {
  table: z.enum(IMPORTED_TABLES),
  /** Rows of texts, the headings first. */
  rows: z
    .array(z.array(z.string().trim().max(200)).max(40))
    .min(2, ORGANISATION_ADMIN_TEXTS.tableEmpty)
    .max(TABLE_ROWS, ORGANISATION_ADMIN_TEXTS.tableLong),
}

/** What is wrong with a table, by the rows of its sheet (0: the whole of it), or what it would add and change. */
export const checkTable = call('POST', 'api/organisations/checkImport', {
  json: table,
  answer: z.object({
    problems: z.array(z.object({ row: z.int(), text: z.string() })),
    added: z.int(),
    changed: z.int(),
    /** What would be called otherwise than it is. */
    renamed: z.array(z.object({ row: z.int(), was: z.string(), is: z.string() })),
  }),
})

/** Takes a table in, all of it or nothing. */
export const importTable = call('POST', 'api/organisations/import', {
  json: table,
  writes: true,
  answer: z.object({ added: z.int(), changed: z.int() }),
})
