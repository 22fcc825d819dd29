import { z } from 'zod'
import { SCOPES } from '../../platform/scopes'

/** A table that a province begins with: its file, what it is called, and what a row holds under which heading. */
interface SheetRules<Shape extends z.ZodRawShape> {
  readonly file: string
  readonly title: string
  readonly headings: { readonly [Key in keyof Shape]: string }
  readonly row: z.ZodObject<Shape>
}

const sheet = <Shape extends z.ZodRawShape>(
  file: string,
  title: string,
  columns: { readonly [Key in keyof Shape]: readonly [heading: string, type: Shape[Key]] },
): SheetRules<Shape> => {
  const entries = Object.entries(columns) as [keyof Shape & string, readonly [string, z.ZodType]][]
  return {
    file,
    title,
    headings: Object.fromEntries(entries.map(([key, [heading]]) => [key, heading])) as SheetRules<Shape>['headings'],
    row: z.object(Object.fromEntries(entries.map(([key, [, type]]) => [key, type]))) as unknown as z.ZodObject<Shape>,
  }
}

/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^[=+@＝＋＠]/
const text = (most: number) =>
  z
    .string()
    .max(most, `不能超过${most}个字`)
    .refine(value => !FORMULA.test(value), '不能以“=”“+”“@”开头')
const filled = (most: number) => text(most).min(1, '不能为空')
const like = (pattern: RegExp, says: string) => z.string().regex(pattern, says)
const likeIfAny = (pattern: RegExp, says: string) => z.literal('').or(like(pattern, says))
const yes = z.enum(['是', '否', ''], '请填“是”或“否”').transform(value => value === '是')
const order = likeIfAny(/^\d{1,6}$/, '应为数字').transform(Number)
const population = likeIfAny(/^[1-9]\d{0,8}$/, '应为大于0的整数，单位为人').transform(value =>
  value ? Number(value) : null,
)

const REGION = /^\d{12}$/
const regionCode = z
  .string()
  .transform(code => (/^\d{6}(\d{3})?$/.test(code) ? code.padEnd(12, '0') : code))
  .pipe(like(REGION, '应为6、9或12位数字'))
const orgCode = like(/^[A-Za-z\d]{1,30}$/, '应为字母和数字，不超过30位')
const account = like(/^[A-Za-z][A-Za-z\d_.-]{1,29}$/, '应以字母开头，由2至30个字母、数字或“_”“.”“-”组成')

/** As `region_type` counts them. */
const LEVELS: Readonly<Record<string, string>> = { 省: '2', 市: '3', 县: '4', 乡: '5' }

export const REGIONS = sheet('regions', '行政区划', {
  code: ['行政区划代码', regionCode],
  name: ['行政区划名称', filled(50)],
  level: ['级别', z.enum(Object.keys(LEVELS), '应为省、市、县或乡').transform(level => LEVELS[level] ?? '')],
  parent: ['上级行政区划代码', z.literal('').or(regionCode)],
  order: ['排序', order],
  population: ['常住人口', population],
})

export const ORGANISATIONS = sheet('organisations', '机构', {
  code: ['机构代码', orgCode],
  name: ['机构全称', like(/^[\p{Script=Han}（）()]{1,100}$/u, '只能使用汉字和括号，且不能超过100个字')],
  shortName: ['机构简称', like(/^[\p{Script=Han}（）()]{1,50}$/u, '只能使用汉字和括号，且不能超过50个字')],
  pinYin: ['机构拼音', like(/^[A-Za-z]{1,50}$/, '只能使用字母，且不能超过50个字母')],
  region: ['行政区划代码', regionCode],
  subSystem: ['所属系统', filled(20)],
  parent1: ['上级机构一', z.literal('').or(orgCode)],
  parent2: ['上级机构二', z.literal('').or(orgCode)],
  parent3: ['上级机构三', z.literal('').or(orgCode)],
  isPetition: ['信访机构', yes],
  isChoose: ['可选择', yes],
  withoutAccess: ['未接入系统', yes],
  postalAddress: ['通讯地址', text(50)],
  receptionAddress: ['接待地址', text(50)],
  telephone: ['联系电话', likeIfAny(/^[\d-]{1,20}$/, '格式错误')],
  postalCode: ['邮政编码', likeIfAny(/^\d{6}$/, '应为6位数字')],
})

export const DEPARTMENTS = sheet('departments', '部门', {
  organisation: ['机构代码', orgCode],
  name: ['部门名称', filled(50)],
  order: ['排序', order],
  takesIn: ['收件部门', yes],
})

export const PEOPLE = sheet('people', '人员', {
  account: ['登录账号', account],
  name: ['姓名', filled(50)],
  mobile: ['手机号码', likeIfAny(/^1\d{10}$/, '格式不正确')],
  telephone: ['办公电话', likeIfAny(/^[\d-]{1,20}$/, '格式错误')],
})

export const POSTS = sheet('posts', '任职', {
  account: ['登录账号', account],
  organisation: ['机构代码', orgCode],
  department: ['部门名称', filled(50)],
  position: ['职务', text(50)],
  roles: ['角色', z.string().transform(roles => roles.split(/[、,，;；\s]+/).filter(Boolean))],
  scope: ['数据范围', z.enum([...SCOPES, ''], `应为${SCOPES.join('、')}或不填`)],
  home: ['首页', likeIfAny(/^\/[\w/]{1,60}$/, '应为页面地址，如 /home/homeStaff')],
})

/** Not among what a province begins with, as its days pass: imported by page. */
export const DUTY = sheet('duty', '值班', {
  organisation: ['机构代码', orgCode],
  day: [
    '日期',
    z
      .string()
      .transform(text => text.replaceAll('/', '-'))
      .pipe(z.iso.date('应为年-月-日，如2027-01-02')),
  ],
  account: ['登录账号', account],
})

export type DutyRow = Line<RowOf<typeof DUTY>>

type RowOf<Rules extends { row: z.ZodType }> = z.output<Rules['row']>

/** A row with its line in the file. */
export type Line<Row> = Row & { readonly line: number }

/** What a province begins with. */
export interface ProvinceRows {
  readonly regions: readonly Line<RowOf<typeof REGIONS>>[]
  readonly organisations: readonly Line<RowOf<typeof ORGANISATIONS>>[]
  readonly departments: readonly Line<RowOf<typeof DEPARTMENTS>>[]
  readonly people: readonly Line<RowOf<typeof PEOPLE>>[]
  readonly posts: readonly Line<RowOf<typeof POSTS>>[]
}

export const SHEETS = {
  regions: REGIONS,
  organisations: ORGANISATIONS,
  departments: DEPARTMENTS,
  people: PEOPLE,
  posts: POSTS,
} as const
