import { z } from 'zod'
import { list, page, required } from './fields'
import { call, named } from './form'

const MAX_CONDITIONS = 20
const MAX_VALUES = 100

/**
 * A condition on a field of a list. is: one of the values; contains, begins: text; from, to: both ends included, days or
 * numbers; under: a code or any below it; empty: nothing is there.
 */
export const Condition = z.object({
  field: z.string().max(50),
  operator: z.enum(['is', 'not', 'contains', 'begins', 'from', 'to', 'under', 'empty', 'filled']),
  values: z.array(z.string().trim().max(200)).max(MAX_VALUES).default([]),
})

/** By which a figure finds the rows of a list that it counts; the list's tab and its other filters are then left alone. */
export const counted = named('tjtj', z.array(Condition).max(MAX_CONDITIONS).default([]))

const Group = z.object({
  join: z.enum(['and', 'or']).default('and'),
  conditions: z.array(Condition).max(MAX_CONDITIONS, `条件不能超过${MAX_CONDITIONS}个`).default([]),
})

/** Conditions that hold together or of which one holds, and groups of such. */
const Filter = Group.extend({ groups: z.array(Group).max(10, '条件组不能超过10个').default([]) })

const Sort = z.object({ field: z.string().max(50), descending: z.boolean().default(false) })

const viewId = required('请指定列表').max(50)

/** What a cell holds; a list of marks is a list. */
const Cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])

/**
 * A page of a list. The fields of a row are those that the list's columns name, and beside them `id`, `url` (the page
 * that opens it), what its actions need, and `writerName` where somebody else is writing on the petition just now. Personal data are masked. `cursor` (from `next`) goes on where a page ended.
 */
export const petitionList = call('POST', 'api/petitions/list', {
  json: {
    viewId,
    filter: Filter.optional(),
    sort: Sort.optional(),
    cursor: z.string().max(300).optional(),
    ...page,
  },
  answer: list(z.record(z.string(), Cell)),
})

const MAX_TABS = 12

/** How many rows, as the total of a page says it: exactly up to ten thousand. */
const Rows = z.object({ total: z.int(), totalCapped: z.boolean().optional() })

/** How many rows of a list there are under each of its tabs, beside which all of them are filtered alike. */
export const listCounts = call('POST', 'api/petitions/listCounts', {
  background: true,
  json: {
    viewId,
    filter: Filter.optional(),
    /** Conditions of each tab; without any it has all rows. */
    tabs: z.array(z.array(Condition).max(MAX_CONDITIONS)).min(1, '请指定分类').max(MAX_TABS),
  },
  /** In the order of the tabs. */
  answer: z.array(Rows),
})

/**
 * How the petitions of a list divide by form, place, state and category, each the most frequent first; refused where
 * they are too many to be counted at once.
 */
export const listShares = call('POST', 'api/petitions/listShares', {
  json: { viewId, filter: Filter.optional() },
  answer: z.object({
    total: z.int(),
    parts: z.array(
      z.object({
        field: z.string(),
        name: z.string(),
        rows: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
      }),
    ),
  }),
})

/** What a list can be filtered and sorted by, and its columns with whether the caller has them shown. */
export const listSettings = call('POST', 'api/petitions/listSettings', {
  json: { viewId },
  answer: z.object({
    /** Widths in pixels. */
    columns: z.array(z.object({ field: z.string(), heading: z.string(), shown: z.boolean(), width: z.int() })),
    filters: z.array(
      z.object({
        field: z.string(),
        name: z.string(),
        operators: z.array(Condition.shape.operator),
        /** Table whose codes the values are; empty: they are none. */
        codeTable: z.string(),
      }),
    ),
    sorts: z.array(z.string()),
  }),
})

const MOST_COLUMNS = 60
const columnWidth = z.int('列宽应为48至800像素').min(48, '列宽应为48至800像素').max(800, '列宽应为48至800像素')

/** Which columns the caller has shown, in this order and these widths; none: as delivered. */
export const saveColumns = call('POST', 'api/petitions/saveColumns', {
  writes: true,
  json: {
    viewId,
    fields: z.array(z.string().max(50)).max(MOST_COLUMNS).default([]),
    /** One for each field; none: as delivered. */
    widths: z.array(columnWidth).max(MOST_COLUMNS).default([]),
  },
  check: ({ fields, widths }: { fields: string[]; widths: number[] }, problem) => {
    if (widths.length > 0 && widths.length !== fields.length) problem('请为每一列指定列宽', 'widths')
  },
  answer: z.null(),
})

const filterName = required('请填写筛选名称').max(30, '筛选名称不能超过30个字')

/** The caller's saved filters of a list, by name, then those that colleagues share with their organisation. */
export const savedFilters = call('POST', 'api/petitions/savedFilters', {
  json: { viewId },
  answer: z.array(
    z.object({
      filterId: z.string(),
      name: z.string(),
      filter: Filter,
      sort: Sort.nullable(),
      shared: z.boolean(),
      /** Who shares it; empty: it is the caller's own. */
      owner: z.string(),
    }),
  ),
})

/** Saves a filter under a name; what had the name before is replaced. */
export const saveFilter = call('POST', 'api/petitions/saveFilter', {
  writes: true,
  json: {
    viewId,
    name: filterName,
    filter: Filter,
    sort: Sort.nullable().default(null),
    /** With everybody of the caller's organisation who has the list. */
    shared: z.boolean().default(false),
  },
  answer: z.object({ filterId: z.string() }),
})

export const removeFilter = call('POST', 'api/petitions/removeFilter', {
  writes: true,
  json: { filterId: named('id', required('请选择一条数据')) },
  answer: z.null(),
})
