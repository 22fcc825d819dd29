import { PETITION_FIELDS } from './petition-fields'

/** A column of the sheet by which inspection teams hand over several petitions at once. */
interface ImportColumn<Name extends string> {
  /** As the call names it. */
  readonly name: Name
  readonly wire: string
  readonly title: string
  /** What stands in it, as the template shows. */
  readonly example: string
  /** Characters. */
  readonly max: number
}

const column = <const Name extends string>(
  name: Name,
  wire: string,
  title: string,
  example: string,
  max = 200,
): ImportColumn<Name> => ({
  name,
  wire,
  title,
  example,
  max,
})

type Registered = 'personCount' | 'placeRegion' | 'category' | 'purpose' | 'summary' | 'request'

/** A column called like what is registered from it. */
const registered = <const Name extends Registered>(name: Name, example: string, max: number): ImportColumn<Name> =>
  column(name, PETITION_FIELDS[name].wire, PETITION_FIELDS[name].label, example, max)

/** In the order of the sheet. Places, categories and purposes by their names or codes; without a name: anonymous. */
export const IMPORT_COLUMNS = [
  column('sourceNo', 'lyh', '移交单号', '移交〔2026〕1号', 64),
  column('petitionDate', 'xfrq', '移交日期', '2026-11-20', 30),
  column('name', 'xm', '信访人', '冯丙莲', 50),
  column('idCard', 'zjhm', '身份证号', '', 30),
  column('mobile', 'sjh', '手机号码', '11012340001', 30),
  column('address', 'zz', '住址', '安澜市石渡县荷塘镇柳岸村12号'),
  registered('personCount', '1', 10),
  registered('placeRegion', '安澜市石渡县', 100),
  registered('category', '物业管理', 100),
  registered('purpose', '求决', 100),
  column('accusedName', 'bfyr', '反映对象', '', 50),
  column('accusedDuty', 'bfyrzw', '反映对象职务', '', 100),
  column('accusedUnit', 'bfyrdw', '反映对象单位', '', 100),
  registered('summary', '反映小区物业服务企业未公示公共收益收支情况。', 2000),
  registered('request', '请求督促公示。', 1000),
] as const

/** At once. */
export const MOST_IMPORTED = 200

export const IMPORT_TEXTS = {
  none: '请选择填好的表格',
  tooMany: `一次最多导入${MOST_IMPORTED}件`,
} as const
