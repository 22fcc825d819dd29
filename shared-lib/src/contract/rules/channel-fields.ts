import type { ExtraField } from './extra-fields'

/** What somebody has said on the telephone, or what was said when calling back. */
const MOST_NOTE = 500

/**
 * What one channel asks for beside what every petition has. No rule looks at it: it is asked, checked, kept and shown
 * as what a province adds.
 */
export const CHANNEL_FIELDS = [
  {
    name: 'sxr',
    label: '受信人',
    kind: 'text',
    max: 50,
    section: 'source',
    forms: ['letter'],
    look: { placeholder: '信封上写给谁，如：郑局长' },
  },
  {
    name: 'lxfs',
    label: '来信方式',
    kind: 'code',
    section: 'source',
    forms: ['letter'],
    values: ['平信', '挂号信', '特快专递', '转来'],
  },
  { name: 'yczrq', label: '邮戳日期', kind: 'day', section: 'source', forms: ['letter'], look: { upToToday: true } },
  { name: 'yjh', label: '邮件号', kind: 'text', max: 32, section: 'source', forms: ['letter'] },
  {
    name: 'jxdz',
    label: '寄信地址',
    kind: 'text',
    max: 200,
    section: 'source',
    forms: ['letter'],
    look: { wide: true },
  },
  {
    name: 'xcqk',
    label: '现场情况',
    kind: 'codes',
    section: 'source',
    forms: ['visit'],
    values: ['情绪激动', '滞留', '携带危险物品', '携带横幅标语', '拍摄直播', '患病或行动不便'],
  },
  { name: 'ydqx', label: '引导去向', kind: 'text', max: 100, section: 'source', forms: ['visit'] },
  { name: 'ldhm', label: '来电号码', kind: 'text', max: 20, section: 'source', forms: ['phone'] },
  {
    name: 'thsc',
    label: '通话时长',
    kind: 'count',
    min: 1,
    max: 600,
    section: 'source',
    forms: ['phone'],
    look: { suffix: '分钟' },
  },
  {
    name: 'hbjl',
    label: '回拨记录',
    kind: 'text',
    max: MOST_NOTE,
    section: 'source',
    forms: ['phone'],
    look: { wide: true, lines: 2, placeholder: '何时回拨、与谁通话、说了什么' },
  },
  { name: 'zcyh', label: '注册用户', kind: 'text', max: 50, section: 'source', forms: ['online'] },
  {
    name: 'gkyy',
    label: '公开意愿',
    kind: 'code',
    section: 'source',
    forms: ['online'],
    values: ['愿意公开', '不愿公开'],
    look: { inSight: true },
  },
  { name: 'xslc', label: '巡视轮次', kind: 'text', max: 50, section: 'source', forms: ['inspection'] },
  { name: 'ptbm', label: '陪同部门', kind: 'text', max: 200, section: 'source', forms: ['reception'] },
  {
    name: 'jfjg',
    label: '接访结果',
    kind: 'code',
    section: 'details',
    forms: ['reception'],
    values: ['当场化解', '限期办理', '转有关部门'],
    look: { inSight: true, wide: true },
  },
] as const satisfies readonly ExtraField[]

/** What is each petitioner's own, also where several have written the same. */
const OF_PETITIONER: readonly string[] = ['zcyh', 'gkyy']

export const withoutPetitioner = <Value>(extra: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(extra).filter(([name]) => !OF_PETITIONER.includes(name)))

/** What forms ask for beside what every petition has: by channel, and as the province adds. */
export const allExtraFields = (added: readonly ExtraField[] = []): readonly ExtraField[] => [
  ...CHANNEL_FIELDS,
  ...added,
]
