import { OFFICIAL_REQUIRED, OFFICIAL_SAMPLES, type OfficialValue } from './official-template'

/** Bytes of a template, how many versions of one kind are kept, and characters of what is said about a version. */
export const OWN_TEMPLATE = { bytes: 2_000_000, versions: 20, note: 200 } as const

const CONTACT = { 办理机关: '安澜市人力资源和社会保障局', 联系人: '王某某', 联系电话: '0990-1234567' } as const
const OF_ALL = { ...CONTACT, 文号: '安信访处〔2026〕1号', 成文日期: '2026年11月20日' } as const
const ABOUT = { 信访编号: 'LX990100202600000001', 信访事项: '反映某工地拖欠工资的问题' } as const
const TO_OFFICE = { 收文机关: '安澜市住房和城乡建设局', 文书内容: '请依法办理，并将结果告知信访人。' } as const

const OF_PETITION = {
  ...OF_ALL,
  ...ABOUT,
  ...TO_OFFICE,
  信访人: '张某某',
  登记日期: '2026年11月2日',
  信访请求: '请求督促支付工资。',
  查询码: 'A1B2C3',
  受理日期: '2026年11月5日',
  办结期限: '2027年1月4日',
  救济途径: '如不服本处理意见，可自收到本意见书之日起30日内向安澜市人民政府请求复查。',
  事实和理由: '经查，反映的问题属实。',
  处理意见: '对请求予以支持，责令限期支付。',
  法律依据: '《信访工作条例》第三十二条。',
} as const

const OF_REVIEW = {
  复查复核编号: 'FC202699000000001',
  申请人: '张某某',
  收到申请日期: '2026年11月10日',
  复查复核期限: '2026年12月10日',
  复查复核请求: '请求撤销原处理意见。',
  申请理由: '原处理意见认定事实不清。',
  原办理单位: '安澜市住房和城乡建设局',
  原意见: '对请求不予支持。',
  听证日期: '2026年11月25日',
  听证地点: '第一会议室',
  听证主持人: '李某某',
  听证参加人: '张某某、刘某某',
} as const

const OF_RECOMMENDATION = {
  ...OF_ALL,
  ...TO_OFFICE,
  关联信访件: '结合信访件LX990100202600000001反映的问题，',
  反馈期限: '2027年1月20日前',
} as const

const OF_ORDER = {
  ...OF_ALL,
  ...ABOUT,
  ...TO_OFFICE,
  督办事项: '信访件LX990100202600000001（反映某工地拖欠工资的问题）',
  督办反馈期限: '2026年12月5日前',
} as const

/** Every placeholder that there is. */
export type TemplateValue =
  | keyof typeof OF_PETITION
  | keyof typeof OF_REVIEW
  | keyof typeof OF_RECOMMENDATION
  | keyof typeof OF_ORDER
  | OfficialValue

type Samples = Readonly<Partial<Record<TemplateValue, string>>>

const REVIEWED = { ...OF_PETITION, ...OF_REVIEW }
const OTHERS: Readonly<Record<string, Samples>> = {
  '08': REVIEWED,
  '09': REVIEWED,
  '10': REVIEWED,
  '11': REVIEWED,
  '12': REVIEWED,
  '16': OF_ORDER,
  '20': OF_RECOMMENDATION,
  '21': OF_RECOMMENDATION,
  '22': OF_RECOMMENDATION,
}

/** What may stand in a template, by its name there, each with a value as it may be. */
export const samplesFor = (templateId: string): Samples =>
  isOfficial(templateId) ? OFFICIAL_SAMPLES : (OTHERS[templateId] ?? OF_PETITION)

/** Whether a template is that of a kind of official documents (G01 ...). */
export const isOfficial = (templateId: string): boolean => templateId.startsWith('G')

/** What an opinion has to hold (条例 第三十二条, 第三十五条), and every other paper. */
const IN_EVERY = ['办理机关', '成文日期'] as const
const IN_OPINION = ['信访请求', '事实和理由', '处理意见', '法律依据', '救济途径', '文号'] as const
const IN_DECISION = ['复查复核请求', '事实和理由', '处理意见', '法律依据', '文号'] as const
const MORE: Readonly<Record<string, readonly TemplateValue[]>> = {
  '06': IN_OPINION,
  '09': IN_DECISION,
  '11': IN_DECISION,
}

/** Placeholders without which a template cannot be used. */
export const requiredIn = (templateId: string): readonly TemplateValue[] =>
  isOfficial(templateId) ? OFFICIAL_REQUIRED : [...(MORE[templateId] ?? []), ...IN_EVERY]

export const placeholder = (name: string): string => `\${${name}}`

/** Whose template is in force for an organisation, the nearest first. */
export const TEMPLATE_SOURCES = {
  own: '本机构模板',
  above: '上级机构模板',
  province: '全省模板',
  folder: '全省模板（部署文件）',
  product: '系统自带模板',
} as const

const megabytes = OWN_TEMPLATE.bytes / 1_000_000

export const TEMPLATE_TEXTS = {
  noFile: '请选择.docx格式的模板文件',
  noNote: '请填写版本说明，写明改了什么',
  notWord: '文件已损坏或者不是Word文档，请用Word另存为.docx后重新上传',
  tooLarge: `模板不能超过${megabytes}MB，请压缩其中的图片后重新上传`,
  swollen: '文件解压后过大或者内含文件过多，不能用作模板，请用Word另存为新的.docx后重新上传',
  macros: (part: string) => `模板中含有宏（${part}），请另存为不含宏的.docx后重新上传`,
  embedded: (part: string) => `模板中嵌入了对象或者控件（${part}），请删除后重新上传`,
  outside: (target: string) => `模板引用了外部文件“${target}”，请把内容直接放入模板后重新上传`,
  field: (name: string) => `模板中有自动读取外部内容的域（${name}），请删除后重新上传`,
  unknown: (name: string) => `未知的占位符“${placeholder(name)}”，请按右侧清单改正`,
  unclosed: (begin: string) => `占位符“${begin}”没有写完整，请补上右括号“}”`,
  unfilled: '这里的占位符不会被填写，请移到正文、页眉或者页脚',
  missing: (name: string) => `缺少必备的占位符“${placeholder(name)}”，请补上`,
  tooMany: `每种文书最多保存${OWN_TEMPLATE.versions}个版本，请先删除不再使用的版本`,
  notTried: '请先试填并查看效果，再启用',
  waitsForSeal: '有已编号、待用印的公文使用该版本，请在用印后再删除',
  inUse: '正在使用的版本不能删除，请先停用或者启用其他版本',
  usedAlready: '该版本已在使用',
} as const
