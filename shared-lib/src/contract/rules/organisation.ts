/** What the organisation form holds; empty texts where nothing is entered. */
export interface OrganisationForm {
  /** Empty for one that does not exist yet. */
  readonly id: string
  readonly companyName: string
  readonly docShortName: string
  readonly pinYin: string
  /** Made by the server. */
  readonly orgCode: string
  readonly regionCode: string
  readonly subLevelCode: string
  readonly subSystemCode: string
  readonly parent1Id: string | null
  readonly parent2Id: string | null
  readonly parent3Id: string | null
  readonly postalAddress: string
  readonly receptionAddress: string
  readonly telephone: string
  readonly postalCode: string
  /** '1': a petition office, which can be reached. */
  readonly isPetition: '0' | '1'
  /** '1': petitions may be sent to it. */
  readonly isChoose: '0' | '1'
}

export type OrganisationField = Exclude<keyof OrganisationForm, 'id' | 'isPetition' | 'isChoose'>

interface FieldRule {
  readonly label: string
  /** What is said of an empty field; without it the field may be empty. */
  readonly missing?: string
  readonly pattern?: RegExp
  /** What is said where the pattern does not fit. */
  readonly invalid?: string
  /** Asked of petition offices only. */
  readonly petitionOnly?: boolean
}

const entered = (label: string, pattern: RegExp, invalid: string): FieldRule => ({
  label,
  missing: `请输入${label}`,
  pattern,
  invalid,
})
const chosen = (label: string): FieldRule => ({ label, missing: `请选择${label}` })
const reached = (label: string, pattern: RegExp, invalid = `${label}不能超过50个字`): FieldRule => ({
  ...entered(label, pattern, invalid),
  petitionOnly: true,
})

/** The fields in the order in which they are checked. */
export const ORGANISATION_RULES: Readonly<Record<OrganisationField, FieldRule>> = {
  companyName: entered('机构全称', /^[\p{Script=Han}（）()]{1,100}$/u, '机构全称只能使用汉字和括号，且不能超过100个字'),
  docShortName: entered('机构简称', /^[\p{Script=Han}（）()]{1,50}$/u, '机构简称只能使用汉字和括号，且不能超过50个字'),
  pinYin: entered('机构拼音', /^[A-Za-z]{1,50}$/, '机构拼音只能使用字母，且不能超过50个字母'),
  orgCode: { label: '机构代码', pattern: /^[A-Za-z\d]{1,30}$/, invalid: '机构代码只能使用字母和数字，且不能超过30位' },
  regionCode: chosen('行政区划'),
  subLevelCode: chosen('直属级别'),
  subSystemCode: chosen('所属系统'),
  parent1Id: chosen('上级机构一'),
  parent2Id: { label: '上级机构二' },
  parent3Id: { label: '上级机构三' },
  postalAddress: reached('通讯地址', /^.{1,50}$/u),
  receptionAddress: reached('接待地址', /^.{1,50}$/u),
  telephone: reached('联系电话', /^[\d-]{1,20}$/, '联系电话格式错误'),
  postalCode: reached('邮政编码', /^\d{6}$/, '邮政编码格式错误(6位数字)！'),
}

export const PARENT_FIELDS = ['parent1Id', 'parent2Id', 'parent3Id'] as const
export type ParentField = (typeof PARENT_FIELDS)[number]

/** Only the refusal of `isChoose` may say 下级: it is by this word that the form knows it. */
export const ORGANISATION_TEXTS = {
  parentTwice: '上级机构不能重复选择',
  parentItself: '上级机构不能选择本机构',
  parentCircle: '上级机构不能选择本机构所属的机构',
  parentUnknown: '所选上级机构不可用，请重新选择',
  regionUnknown: '所选行政区划不存在，请重新选择',
  subSystemUnknown: '所选系统不存在，请重新选择',
  hasLower: '该机构存在下级机构，不可选择',
  changedMeanwhile: '机构信息已被他人修改，请关闭后重新打开',
  saved: '机构信息保存成功！',
} as const

/** Whether a refusal is about `isChoose`, which the form then sets to '0'. */
export const isAboutLower = (message: string) => message.includes('下级')

export interface OrganisationProblem {
  readonly field: OrganisationField
  readonly text: string
}

/** What is wrong with the form, one problem a field, in the fixed order. */
export function organisationProblems(form: OrganisationForm): OrganisationProblem[] {
  const fields = Object.keys(ORGANISATION_RULES) as OrganisationField[]
  return fields.flatMap(field => {
    const text = fieldProblem(form, field) ?? parentProblem(form, field)
    return text === undefined ? [] : [{ field, text }]
  })
}

function fieldProblem(form: OrganisationForm, field: OrganisationField): string | undefined {
  const { missing, pattern, invalid, petitionOnly } = ORGANISATION_RULES[field]
  if (petitionOnly && form.isPetition === '0') return undefined
  const value = form[field]
  if (!value) return missing
  return pattern && !pattern.test(value) ? invalid : undefined
}

function parentProblem(form: OrganisationForm, field: OrganisationField): string | undefined {
  const place = (PARENT_FIELDS as readonly string[]).indexOf(field)
  const value = form[field]
  if (place < 0 || !value) return undefined
  if (value === form.id) return ORGANISATION_TEXTS.parentItself
  const before = PARENT_FIELDS.slice(0, place).map(parent => form[parent])
  return before.includes(value) ? ORGANISATION_TEXTS.parentTwice : undefined
}

/** The form as it is kept: only petition offices can be reached. */
export function reachableOnly<Form extends OrganisationForm>(form: Form): Form {
  if (form.isPetition === '1') return form
  return { ...form, postalAddress: '', receptionAddress: '', telephone: '', postalCode: '' }
}
