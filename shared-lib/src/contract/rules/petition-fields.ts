import { MAX_FILES, TOO_MANY_FILES } from './attachment'
import type { Condition, FieldRule } from './field'
import { REGISTRATION_FLAGS } from './marks'
import { PETITION_TEXTS, SUMMARY_LENGTH } from './petition'

const MOST_PERSONS = 100_000
const MOST_YUAN = 999_999_999_999

/** Roles of persons on a petition. */
export const PERSON_ROLE = {
  main: '1',
  coSigner: '2',
  representative: '3',
  accompanying: '4',
  agent: '5',
  accused: '6',
} as const

/** What people with a role are called. */
export const ROLE_NAMES: Readonly<Record<string, string>> = {
  [PERSON_ROLE.main]: '主信访人',
  [PERSON_ROLE.coSigner]: '联名人',
  [PERSON_ROLE.representative]: '代表',
  [PERSON_ROLE.accompanying]: '随访人',
  [PERSON_ROLE.agent]: '代理人',
  [PERSON_ROLE.accused]: '被反映人',
}

const NAMED: Condition = { field: 'anonymous', among: [false, undefined] }
const DATE_LABELS = {
  letter: '收信日期',
  visit: '来访日期',
  phone: '来电日期',
  online: '提交日期',
  inspection: '移交日期',
}
/** DM_XFMD. */
const ACCUSATION = '02'
const ASKING = ['03', '04']

/** What is registered of a petition itself. */
export const PETITION_FIELDS = {
  channel: {
    wire: 'xfxsdm',
    label: '信访形式',
    kind: 'code',
    table: 'DM_XFXS',
    required: 'always',
    look: { inSight: true },
  },
  petitionDate: {
    wire: 'xfrq',
    label: '信访日期',
    kind: 'day',
    required: 'always',
    look: { upToToday: true, labels: DATE_LABELS },
  },
  sourceType: { wire: 'xflydm', label: '信访来源', kind: 'code', table: 'DM_XFLY' },
  sourceOrgId: { wire: 'lydw', label: '来源单位', kind: 'id' },
  sourceNo: { wire: 'lyh', label: '来源编号', kind: 'text', max: 64, required: ['inspection'] },
  barcode: { wire: 'xjtm', label: '信件条码', kind: 'text', max: 32 },
  entryMode: { wire: 'lrfs', label: '录入方式', kind: 'code', values: ['1', '2', '3', '5'] },
  anonymous: { wire: 'nmbz', label: '是否匿名', kind: 'flag', look: { says: '未署名或不愿留名' } },
  title: { wire: 'bt', label: '标题', kind: 'text', max: 60, look: { wide: true, placeholder: '不填时取摘要首句' } },
  summary: {
    wire: 'nrzy',
    label: '内容摘要',
    kind: 'text',
    max: SUMMARY_LENGTH.max,
    tooMuch: PETITION_TEXTS.summary,
    look: { required: true, wide: true, lines: 6 },
  },
  originalText: {
    wire: 'tsnr',
    label: '原文',
    kind: 'text',
    max: 50_000,
    look: { wide: true, lines: 6 },
    column: false,
  },
  request: {
    wire: 'tsqq',
    label: '诉求',
    kind: 'text',
    max: 1000,
    look: { wide: true, lines: 2, requiredWhen: { field: 'purpose', among: ASKING } },
  },
  purpose: {
    wire: 'xfmddm',
    label: '信访目的',
    kind: 'code',
    table: 'DM_XFMD',
    required: 'always',
    look: { inSight: true, wide: true },
  },
  legalClass: {
    wire: 'flcl',
    label: '依法分类',
    kind: 'code',
    table: 'DM_SXLB',
    required: ['online'],
    look: { inSight: true, wide: true },
  },
  category: {
    wire: 'nrfldm',
    label: '内容分类',
    kind: 'code',
    table: 'DM_NRFL',
    unknown: PETITION_TEXTS.category,
    look: { required: true, placeholder: '名称或拼音首字母' },
  },
  secondaryCategories: {
    wire: 'cynrfl',
    label: '次要内容分类',
    kind: 'codes',
    table: 'DM_NRFL',
    max: 2,
    look: { wide: true },
  },
  hotTopics: { wire: 'rdwt', label: '热点问题', kind: 'codes', table: 'DM_RDWT', max: 14, look: { wide: true } },
  cause: { wire: 'xfyydm', label: '信访原因', kind: 'code', table: 'DM_XFYY' },
  placeRegion: {
    wire: 'wtsddm',
    label: '问题属地',
    kind: 'region',
    unknown: PETITION_TEXTS.place,
    look: { required: true, placeholder: '到县(市、区)或乡镇，可输首字母' },
  },
  placeLevel: { wire: 'wtsdzsjb', label: '问题属地层级', kind: 'code', table: 'DM_ZSJB' },
  accusedOrgId: {
    wire: 'bfydw',
    label: '被反映单位',
    kind: 'id',
    look: { requiredWhen: { field: 'purpose', among: [ACCUSATION] } },
  },
  subsystem: { wire: 'ssxt', label: '所属系统', kind: 'code', table: 'DM_SUB_SYSTEM' },
  industry: { wire: 'hyfl', label: '行业', kind: 'text', max: 50 },
  amountInvolved: { wire: 'sjje', label: '涉及金额', kind: 'amount', max: MOST_YUAN, look: { suffix: '元' } },
  eventDate: { wire: 'sjrq', label: '事件日期', kind: 'day', look: { upToToday: true } },
  eventPlace: { wire: 'sjdd', label: '事件地点', kind: 'text', max: 200 },
  personCount: {
    wire: 'xfrs',
    label: '信访人数',
    kind: 'count',
    min: 1,
    max: MOST_PERSONS,
    look: { required: true, suffix: '人' },
  },
  involvedCount: { wire: 'sjrs', label: '涉及人数', kind: 'count', min: 1, max: 100_000_000, look: { suffix: '人' } },
  actualVisitors: {
    wire: 'sjlfrs',
    label: '实际来访人数',
    kind: 'count',
    min: 1,
    max: MOST_PERSONS,
    required: ['visit', 'reception'],
    look: { suffix: '人' },
  },
  representativeCount: {
    wire: 'dbrs',
    label: '代表人数',
    kind: 'count',
    min: 0,
    max: MOST_PERSONS,
    look: { suffix: '人' },
  },
  copies: { wire: 'fs', label: '份数', kind: 'count', min: 1, max: 10_000, look: { suffix: '份' } },
  jointLetter: { wire: 'lmbz', label: '是否联名', kind: 'flag', look: { says: '多人署名' } },
  signerCount: { wire: 'lmrs', label: '联名人数', kind: 'count', min: 2, max: MOST_PERSONS, look: { suffix: '人' } },
  flags: {
    wire: 'bzList',
    label: '标志',
    kind: 'codes',
    values: Object.keys(REGISTRATION_FLAGS),
    max: 7,
    words: REGISTRATION_FLAGS,
    look: { wide: true },
  },
  fileIds: {
    wire: 'fjList',
    label: '附件',
    kind: 'ids',
    max: MAX_FILES,
    tooMuch: TOO_MANY_FILES,
    look: { wide: true },
    column: false,
  },
} as const satisfies Record<string, FieldRule>

/** What is registered of each person. What a form requires, it requires of the main petitioner. */
export const PERSON_FIELDS = {
  role: {
    wire: 'rylx',
    label: '人员类型',
    kind: 'code',
    values: ['1', '2', '3', '4', '5', '6'],
    required: 'always',
    words: ROLE_NAMES,
  },
  name: { wire: 'xm', label: '姓名', kind: 'text', max: 50, look: { required: true, shownWhen: NAMED } },
  certType: { wire: 'zjlxdm', label: '证件类型', kind: 'code', table: 'DM_ZJLX' },
  idCard: {
    wire: 'zjhm',
    label: '证件号码',
    kind: 'text',
    max: 30,
    required: ['visit'],
    look: { label: '身份证号', shownWhen: NAMED },
    column: false,
  },
  gender: {
    wire: 'xb',
    label: '性别',
    kind: 'code',
    values: ['1', '2'],
    words: { '1': '男', '2': '女' },
    look: { inSight: true, shownWhen: NAMED },
  },
  birthDate: { wire: 'csrq', label: '出生日期', kind: 'day', look: { upToToday: true, shownWhen: NAMED } },
  ethnicity: { wire: 'mz', label: '民族', kind: 'text', max: 20 },
  mobile: {
    wire: 'sjh',
    label: '手机号码',
    kind: 'text',
    max: 20,
    required: ['online', 'phone'],
    look: { shownWhen: NAMED },
    column: false,
  },
  phone: { wire: 'gddh', label: '固定电话', kind: 'text', max: 20 },
  addressRegion: { wire: 'zzdm', label: '住址所在地', kind: 'region', look: { placeholder: '可填到村，可输首字母' } },
  address: {
    wire: 'zz',
    label: '住址',
    kind: 'text',
    max: 200,
    look: { required: true, wide: true, shownWhen: NAMED },
  },
  domicileRegion: { wire: 'hkszd', label: '户口所在地', kind: 'region' },
  postcode: { wire: 'yzbm', label: '邮政编码', kind: 'text', max: 6 },
  email: { wire: 'dzyj', label: '电子邮件', kind: 'text', max: 100 },
  occupation: { wire: 'zy', label: '职业', kind: 'text', max: 50 },
  crowdGroup: { wire: 'rqlb', label: '人群类别', kind: 'code', table: 'DM_RQLB' },
  workUnit: { wire: 'gzdw', label: '工作单位', kind: 'text', max: 100 },
  duty: { wire: 'zw', label: '职务', kind: 'text', max: 100 },
  macao: { wire: 'sabz', label: '涉澳', kind: 'flag', column: false },
  foreign: { wire: 'swbz', label: '涉外', kind: 'flag', column: false },
  hongKong: { wire: 'sgbz', label: '涉港', kind: 'flag', column: false },
  taiwan: { wire: 'stbz', label: '涉台', kind: 'flag', column: false },
  overseasChinese: { wire: 'sqbz', label: '涉侨', kind: 'flag', column: false },
  partyMember: { wire: 'dybz', label: '中共党员', kind: 'flag' },
} as const satisfies Record<string, FieldRule>
