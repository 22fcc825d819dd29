/** 保管期限, as archive numbers write them (DA/T 22). */
export const RETENTIONS = { Y: '永久', D30: '30年', D10: '10年' } as const

export type Retention = keyof typeof RETENTIONS

/** Years after the one of the volume; none: for ever. */
export const RETENTION_YEARS: Readonly<Record<Retention, number | undefined>> = { Y: undefined, D30: 30, D10: 10 }

/** What volumes are made of. */
export const ARCHIVE_CATEGORIES = { petition: '信访档案', document: '文书档案' } as const

export type ArchiveCategory = keyof typeof ARCHIVE_CATEGORIES

/** As archive numbers write them. */
export const CATEGORY_MARKS: Readonly<Record<ArchiveCategory, string>> = { petition: 'XF', document: 'WS' }

export const VOLUME_STATE = { open: '1', closed: '2', transferred: '3', destroyed: '4' } as const

export type VolumeState = (typeof VOLUME_STATE)[keyof typeof VOLUME_STATE]

export const VOLUME_STATES: Readonly<Record<VolumeState, string>> = {
  '1': '组卷中',
  '2': '已成卷',
  '3': '已移交',
  '4': '已销毁',
}

/** Characters, and how many of a thing. */
export const ARCHIVE_LENGTH = {
  title: { min: 4, max: 80 },
  reason: { min: 5, max: 300 },
  name: { min: 2, max: 60 },
} as const

/** Of a volume, and of what is boxed or handed over at once. */
export const MOST_IN_VOLUME = 200
export const MOST_VOLUMES = 200

const { title, reason, name } = ARCHIVE_LENGTH

export const ARCHIVE_TEXTS = {
  shortTitle: `请填写案卷题名（${title.min}至${title.max}字）`,
  noReason: `保管期限与建议的不同，请填写理由（${reason.min}至${reason.max}字）`,
  shortReason: `请填写理由（${reason.min}至${reason.max}字）`,
  noItems: '请选择要编入案卷的材料',
  tooManyItems: `一卷不能超过${MOST_IN_VOLUME}件`,
  gone: '所选材料中有的不存在、尚未归档或者已编入案卷，请刷新后重新选择',
  otherYear: (number: string, year: number) => `${number}办结于其他年度，不能编入${year}年的案卷`,
  mixedWall: '限知信访件须单独组卷，不能与其他信访件编入同一卷',
  empty: '案卷内没有材料，不能成卷',
  notArchived: (number: string) => `${number}已重新办理，请移出本卷后再成卷`,
  unknown: '卷内有您无权查看的材料，请由有权查看的人员成卷',
  noVolumes: '请选择案卷',
  tooManyVolumes: `一次不能超过${MOST_VOLUMES}卷`,
  mixedBox: '同一盒内的案卷，门类、年度和保管期限应当相同',
  noBox: '没有这个盒号，请从本单位已有的盒中选择，或者装入新盒',
  lastOfBox: (box: string) => `${box}盒内只有这些案卷，移出后会留下空盒，请改为将其他案卷装入该盒`,
  noReceiver: `请填写接收单位（${name.min}至${name.max}字）`,
  noReceiverPerson: `请填写接收人（${name.min}至${name.max}字）`,
  notYet: '移交日期不能晚于今天',
} as const

/** What may be done with a volume. */
export const VOLUME_ACTIONS = {
  add: { name: '编入材料', button: 'da:volume' },
  takeOut: { name: '移出材料', button: 'da:volume' },
  dissolve: { name: '撤销案卷', button: 'da:volume' },
  close: { name: '成卷', button: 'da:volume' },
  box: { name: '装盒', button: 'da:volume' },
  transfer: { name: '移交', button: 'da:transfer' },
} as const

export type VolumeAction = keyof typeof VOLUME_ACTIONS

interface Volume {
  readonly state: VolumeState
  readonly items: number
  readonly boxNo: string
}

/** Why something cannot be done with a volume as it stands; undefined where it can. */
export function reasonAgainstVolume(action: VolumeAction, { state, items, boxNo }: Volume): string | undefined {
  const { name: what } = VOLUME_ACTIONS[action]
  const isOpen = state === VOLUME_STATE.open
  if (action === 'box' || action === 'transfer') {
    if (isOpen) return `案卷尚未成卷，不能${what}`
    if (state !== VOLUME_STATE.closed) return `案卷${VOLUME_STATES[state]}，不能${what}`
    return action === 'transfer' && boxNo === '' ? '案卷尚未装盒，不能移交' : undefined
  }
  if (!isOpen) return `案卷${VOLUME_STATES[state]}，卷内目录已固定，不能${what}`
  return action === 'close' && items === 0 ? ARCHIVE_TEXTS.empty : undefined
}
