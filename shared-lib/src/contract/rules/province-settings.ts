/** Settings of a province by their key; those left out concern no reader, or are shown as remotes. */
const SETTING_NAMES: Readonly<Record<string, string>> = {
  title: '门户名称',
  basePath: '访问路径',
  home: '登录后首页',
  homes: '首页部件排列',
  signInModes: '登录方式',
  signInPolicy: '账号要求',
  signOn: '统一身份认证',
  hideUnserved: '隐藏未提供的菜单',
  primaryColor: '主色',
  headerColor: '顶栏颜色',
  mark: '标志图形',
  copyright: '版权文字',
  developer: '技术支持文字',
  upgradeNotice: '升级提示',
  map: '行政区地图',
  mobileCodes: '移动端二维码',
  mail: '举报收件人',
  meeting: '会议服务',
  extraFields: '登记附加项',
  api: '业务接口服务器',
  browserPolicy: '浏览器要求',
  logDays: '日志保存天数',
  testPorts: '测试门户端口',
  testOrigins: '测试门户来源',
  trialOrigins: '试用应用来源',
  packSigners: '应用签名公钥',
}

/** What stands inside of a setting. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  password: '口令',
  kinds: '字符种类',
  minLength: '最短长度',
  remembered: '不得重复的历史口令',
  maxAgeDays: '有效天数',
  secondFactorRoles: '须两步验证的角色',
  idleMinutes: '闲置退出分钟数',
  officerIdleMinutes: '三员闲置退出分钟数',
  sessionsPerPerson: '每人同时会话数',
  dormantDays: '休眠天数',
  until: '截止日期',
  text: '文字',
  app: '移动应用',
  miniProgram: '小程序',
  fixedRecipient: '固定收件人',
  loginAccount: '账号',
  userName: '名称',
  provider: '提供方',
}

const WORDS: Readonly<Record<string, string>> = {
  ordinary: '普通登录',
  code: '动态口令',
  key: 'USBKey登录',
  qr: '扫码',
  builtIn: '内置',
  modern: '现代浏览器',
  legacy: '含旧版浏览器',
}

/** Settings that hold words of the contract, and no text of the province's own. */
const IN_WORDS = ['signInModes', 'browserPolicy', 'meeting']

export interface Setting {
  readonly name: string
  readonly value: string
}

/** The settings that are set, each field by itself: 账号要求，闲置退出分钟数 is 30. */
export const settingsOf = ({ province }: { readonly province: Readonly<Record<string, unknown>> }): Setting[] =>
  Object.entries(SETTING_NAMES).flatMap(([key, name]) =>
    fieldsOf(name, province[key], text => (IN_WORDS.includes(key) ? (WORDS[text] ?? text) : text)),
  )

function fieldsOf(name: string, value: unknown, word: (text: string) => string): Setting[] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ name, value: shown(value, word) }]
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(`${name}，${FIELD_NAMES[key] ?? key}`, inner, word))
}

function shown(value: unknown, word: (text: string) => string): string {
  if (Array.isArray(value)) return value.map(one => shown(one, word)).join('、') || '无'
  if (typeof value === 'string') return word(value)
  if (typeof value === 'object' && value !== null && 'title' in value) return String(value.title)
  if (typeof value === 'boolean') return value ? '是' : '否'
  return JSON.stringify(value)
}
