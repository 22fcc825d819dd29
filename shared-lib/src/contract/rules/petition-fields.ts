import { MAX_FILES, TOO_MANY_FILES } from './attachment'
import { PETITION_TEXTS, SUMMARY_LENGTH } from './petition'
import type { FormName } from './petition-forms'

/** What a field holds; a form chooses its control by it, and the contract what it accepts. */
export type FieldKind = 'text' | 'day' | 'count' | 'amount' | 'flag' | 'code' | 'codes' | 'region' | 'id' | 'ids'

/** A field of a registration. */
export interface FieldRule {
  /** Name on the wire. */
  readonly wire: string
  readonly label: string
  readonly kind: FieldKind
  /** Forms on which it must be filled in. What depends on more stands in petition-rules. */
  readonly required?: 'always' | readonly FormName[]
  /** Code table of its values. */
  readonly table?: string
  /** The only values there are, where no table has them. */
  readonly values?: readonly string[]
  /** Characters of a text, entries of a list, or the greatest number. */
  readonly max?: number
  readonly min?: number
  /** What is said of more than that, where it has words of its own. */
  readonly tooMuch?: string
  /** What is said of a value that there is not. */
  readonly unknown?: string
}

const MOST_PERSONS = 100_000
const MOST_YUAN = 999_999_999_999

/** Facts about a petition that a registrar may mark; 重大紧急 and 扬言 are marked by an action of their own. */
export const REGISTRATION_FLAGS = {
  litigation: '涉法涉诉',
  skippedLevel: '越级',
  stepByStep: '依法逐级走访',
  crossBoundary: '三跨三分离',
  longPending: '积案',
  special: '专项',
  openToPublic: '公开',
} as const

/** What is registered of a petition itself. */
export const PETITION_FIELDS = {
  channel: { wire: 'xfxsdm', label: '信访形式', kind: 'code', table: 'DM_XFXS', required: 'always' },
  petitionDate: { wire: 'xfrq', label: '信访日期', kind: 'day', required: 'always' },
  sourceType: { wire: 'xflydm', label: '信访来源', kind: 'code', table: 'DM_XFLY' },
  sourceOrgId: { wire: 'lydw', label: '来源单位', kind: 'id' },
  sourceNo: { wire: 'lyh', label: '来源编号', kind: 'text', max: 64, required: ['inspection'] },
  barcode: { wire: 'xjtm', label: '信件条码', kind: 'text', max: 32 },
  entryMode: { wire: 'lrfs', label: '录入方式', kind: 'code', values: ['1', '2', '3', '5'] },
  anonymous: { wire: 'nmbz', label: '是否匿名', kind: 'flag' },
  title: { wire: 'bt', label: '标题', kind: 'text', max: 60 },
  summary: {
    wire: 'nrzy',
    label: '内容摘要',
    kind: 'text',
    max: SUMMARY_LENGTH.max,
    tooMuch: PETITION_TEXTS.summary,
  },
  originalText: { wire: 'tsnr', label: '原文', kind: 'text', max: 50_000 },
  request: { wire: 'tsqq', label: '诉求', kind: 'text', max: 1000 },
  purpose: { wire: 'xfmddm', label: '信访目的', kind: 'code', table: 'DM_XFMD', required: 'always' },
  legalClass: { wire: 'flcl', label: '依法分类', kind: 'code', table: 'DM_SXLB', required: ['online'] },
  category: {
    wire: 'nrfldm',
    label: '内容分类',
    kind: 'code',
    table: 'DM_NRFL',
    unknown: PETITION_TEXTS.category,
  },
  secondaryCategories: { wire: 'cynrfl', label: '次要内容分类', kind: 'codes', table: 'DM_NRFL', max: 2 },
  hotTopics: { wire: 'rdwt', label: '热点问题', kind: 'codes', table: 'DM_RDWT', max: 14 },
  cause: { wire: 'xfyydm', label: '信访原因', kind: 'code', table: 'DM_XFYY' },
  placeRegion: { wire: 'wtsddm', label: '问题属地', kind: 'region', unknown: PETITION_TEXTS.place },
  placeLevel: { wire: 'wtsdzsjb', label: '问题属地层级', kind: 'code', table: 'DM_ZSJB' },
  accusedOrgId: { wire: 'bfydw', label: '被反映单位', kind: 'id' },
  subsystem: { wire: 'ssxt', label: '所属系统', kind: 'code', table: 'DM_SUB_SYSTEM' },
  industry: { wire: 'hyfl', label: '行业', kind: 'text', max: 50 },
  amountInvolved: { wire: 'sjje', label: '涉及金额', kind: 'amount', max: MOST_YUAN },
  eventDate: { wire: 'sjrq', label: '事件日期', kind: 'day' },
  eventPlace: { wire: 'sjdd', label: '事件地点', kind: 'text', max: 200 },
  personCount: { wire: 'xfrs', label: '信访人数', kind: 'count', min: 1, max: MOST_PERSONS },
  involvedCount: { wire: 'sjrs', label: '涉及人数', kind: 'count', min: 1, max: 100_000_000 },
  actualVisitors: {
    wire: 'sjlfrs',
    label: '实际来访人数',
    kind: 'count',
    min: 1,
    max: MOST_PERSONS,
    required: ['visit', 'reception'],
  },
  representativeCount: { wire: 'dbrs', label: '代表人数', kind: 'count', min: 0, max: MOST_PERSONS },
  copies: { wire: 'fs', label: '份数', kind: 'count', min: 1, max: 10_000 },
  jointLetter: { wire: 'lmbz', label: '是否联名', kind: 'flag' },
  flags: { wire: 'bzList', label: '标志', kind: 'codes', values: Object.keys(REGISTRATION_FLAGS), max: 7 },
  fileIds: { wire: 'fjList', label: '附件', kind: 'ids', max: MAX_FILES, tooMuch: TOO_MANY_FILES },
} as const satisfies Record<string, FieldRule>

/** What is registered of each person. */
export const PERSON_FIELDS = {
  role: { wire: 'rylx', label: '人员类型', kind: 'code', values: ['1', '2', '3', '4', '5', '6'], required: 'always' },
  name: { wire: 'xm', label: '姓名', kind: 'text', max: 50 },
  certType: { wire: 'zjlxdm', label: '证件类型', kind: 'code', table: 'DM_ZJLX' },
  idCard: { wire: 'zjhm', label: '证件号码', kind: 'text', max: 30 },
  gender: { wire: 'xb', label: '性别', kind: 'code', values: ['1', '2'] },
  birthDate: { wire: 'csrq', label: '出生日期', kind: 'day' },
  ethnicity: { wire: 'mz', label: '民族', kind: 'text', max: 20 },
  mobile: { wire: 'sjh', label: '手机号码', kind: 'text', max: 20 },
  phone: { wire: 'gddh', label: '固定电话', kind: 'text', max: 20 },
  addressRegion: { wire: 'zzdm', label: '住址所在地', kind: 'region' },
  address: { wire: 'zz', label: '住址', kind: 'text', max: 200 },
  domicileRegion: { wire: 'hkszd', label: '户口所在地', kind: 'region' },
  postcode: { wire: 'yzbm', label: '邮政编码', kind: 'text', max: 6 },
  email: { wire: 'dzyj', label: '电子邮件', kind: 'text', max: 100 },
  occupation: { wire: 'zy', label: '职业', kind: 'text', max: 50 },
  crowdGroup: { wire: 'rqlb', label: '人群类别', kind: 'code', table: 'DM_RQLB' },
  workUnit: { wire: 'gzdw', label: '工作单位', kind: 'text', max: 100 },
  duty: { wire: 'zw', label: '职务', kind: 'text', max: 100 },
  macao: { wire: 'sabz', label: '涉澳', kind: 'flag' },
  foreign: { wire: 'swbz', label: '涉外', kind: 'flag' },
  hongKong: { wire: 'sgbz', label: '涉港', kind: 'flag' },
  taiwan: { wire: 'stbz', label: '涉台', kind: 'flag' },
  overseasChinese: { wire: 'sqbz', label: '涉侨', kind: 'flag' },
  partyMember: { wire: 'dybz', label: '中共党员', kind: 'flag' },
} as const satisfies Record<string, FieldRule>

/** Roles of persons on a petition. */
export const PERSON_ROLE = {
  main: '1',
  coSigner: '2',
  representative: '3',
  accompanying: '4',
  agent: '5',
  accused: '6',
} as const

/** Whether a form asks for a field. */
export const isRequired = ({ required }: FieldRule, form: FormName): boolean =>
  required === 'always' || (required?.includes(form) ?? false)

/** What is said where it is missing. */
export const missingText = ({ kind, label }: FieldRule): string =>
  `${kind === 'code' || kind === 'codes' || kind === 'region' ? '请选择' : '请填写'}${label}`
