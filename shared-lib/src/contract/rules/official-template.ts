/** What may stand in the template of a kind of official documents, each with a value as it may be. */
export const OFFICIAL_SAMPLES = {
  紧急程度: '加急',
  发文机关: '安澜市信访局',
  文号: '安信访发〔2026〕1号',
  签发人: '王某某',
  标题: '关于报送信访事项办理情况的通知',
  主送机关: '安澜市人力资源和社会保障局、安澜市住房和城乡建设局',
  正文: '一、总体要求\n请各单位按照《信访工作条例》的规定，认真办理信访事项。\n（一）报送范围\n本年度交办的信访事项。\n请于月底前报送。',
  附件说明: '信访事项办理情况表',
  发文机关署名: '安澜市信访局',
  成文日期: '2026年11月20日',
  抄送机关: '安澜市人民政府办公室',
  印发机关: '安澜市信访局',
  印发日期: '2026年11月20日',
} as const

export type OfficialValue = keyof typeof OFFICIAL_SAMPLES

/** What an official document has by GB/T 9704-2012, whatever it looks like. */
export const OFFICIAL_REQUIRED = [
  '发文机关',
  '文号',
  '标题',
  '主送机关',
  '正文',
  '发文机关署名',
  '成文日期',
  '抄送机关',
  '印发机关',
  '印发日期',
] as const satisfies readonly OfficialValue[]

/** Stand in a paragraph of their own, and at one place. */
export const OWN_PARAGRAPH = ['正文', '附件说明'] as const satisfies readonly OfficialValue[]

const FORMATS = '仿宋、黑体、楷体或者方正小标宋简体'

export const LAYOUT_TEXTS = {
  cannot: (what: string, instead: string) => `公文模板不支持${what}，${instead}`,
  remove: '请删除',
  font: (font: string) => `公文模板不支持字体“${font}”，请改为${FORMATS}`,
  noFont: `没有指定字体，请设为${FORMATS}`,
  size: (points: number) => `公文模板不支持${points}磅的字号，请改为初号至五号`,
  colour: '公文模板只支持黑色和红色，请改正文字颜色',
  line: '行距须为12至60磅，请在“段落”中改正',
  length: '缩进或者段前段后间距过大，请在“段落”中改正',
  tab: '制表位只支持一个右对齐制表位，请在“段落—制表位”中改正',
  rule: '段落边框只支持上、下单线，请在“边框和底纹”中改正',
  page: '纸张或者页边距与标准不符，请在“布局”中设为A4，上37、下35、左28、右26毫米',
  header: '页眉页脚由系统按标准生成，请删除其中的内容',
  ownParagraph: (name: string) => `占位符“\${${name}}”须单独成段，请把其他文字移到另一段`,
  once: (name: string) => `占位符“\${${name}}”只能出现一次，请删除多余的`,
  red: '发文机关标志（占位符“发文机关”所在的段落）须为红色，请改正文字颜色',
  signatureFirst: '成文日期须在发文机关署名之后，请调整顺序',
  imprintLast: '版记（抄送机关、印发机关、印发日期）须在全文最后，请调整顺序',
  tooLong: '公文模板内容过多，请删减到100段、5000字以内',
} as const

/** Most of a template: paragraphs, characters, and bytes of a part of its file that is read. */
export const MOST_OF_LAYOUT = { paragraphs: 100, characters: 5000, bytes: 2_000_000 } as const
