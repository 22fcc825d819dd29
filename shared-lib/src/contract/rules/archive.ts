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

/** 已提出: it waits for a second person. 已退回: by that one, or taken back by who has proposed it. */
export const DESTRUCTION_STATE = { proposed: '1', destroyed: '2', returned: '3' } as const

export type DestructionState = (typeof DESTRUCTION_STATE)[keyof typeof DESTRUCTION_STATE]

export const DESTRUCTION_STATES: Readonly<Record<DestructionState, string>> = {
  '1': '待确认',
  '2': '已销毁',
  '3': '已退回',
}

/** The last year in which a volume is kept; undefined: for ever. */
export const keptUntil = ({ year, retention }: { readonly year: number; readonly retention: Retention }) => {
  const years = RETENTION_YEARS[retention]
  return years === undefined ? undefined : year + years
}

/** Characters, and how many of a thing. */
export const ARCHIVE_LENGTH = {
  title: { min: 4, max: 80 },
  reason: { min: 5, max: 300 },
  name: { min: 2, max: 60 },
  opinion: { min: 5, max: 500 },
  way: { min: 2, max: 60 },
} as const

/** Of a volume, and of what is boxed or handed over at once. */
export const MOST_IN_VOLUME = 200
export const MOST_VOLUMES = 200

const { title, reason, name, opinion, way } = ARCHIVE_LENGTH

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
  noOpinion: `请填写鉴定意见（${opinion.min}至${opinion.max}字）`,
  noReturnReason: `请填写退回理由（${opinion.min}至${opinion.max}字）`,
  noHold: `请填写暂缓销毁的理由（${opinion.min}至${opinion.max}字）`,
  heldAlready: '案卷已按此理由暂缓销毁',
  notHeld: '案卷没有暂缓销毁',
  noWay: `请填写销毁方式（${way.min}至${way.max}字）`,
  destroyedLater: '销毁日期不能晚于今天',
  destroyedBefore: '销毁日期不能早于提出的日期',
  ownProposal: '提出销毁的人不能确认，请由本单位另一人确认',
  notProposed: (state: string) => `销毁清册${state}，不能再办理，请刷新后查看`,
  unknownVolumes: '清册中有您无权查看的案卷，请由有权查看的人员确认或退回',
} as const

/** What may be done with a volume. */
export const VOLUME_ACTIONS = {
  add: { name: '编入材料', button: 'da:volume' },
  takeOut: { name: '移出材料', button: 'da:volume' },
  dissolve: { name: '撤销案卷', button: 'da:volume' },
  close: { name: '成卷', button: 'da:volume' },
  box: { name: '装盒', button: 'da:volume' },
  transfer: { name: '移交', button: 'da:transfer' },
  hold: { name: '暂缓销毁', button: 'da:destroy' },
  destroy: { name: '销毁', button: 'da:destroy' },
} as const

export type VolumeAction = keyof typeof VOLUME_ACTIONS

interface Volume {
  readonly state: VolumeState
  readonly items: number
  readonly boxNo: string
  readonly year: number
  readonly retention: Retention
  /** Why it may not be destroyed; empty where nothing keeps it. */
  readonly holdReason: string
  /** Somebody has proposed to destroy it. */
  readonly isProposed: boolean
  /** A petition in it that is handled again; empty where none is. */
  readonly reopenedNo: string
}

/** Why something cannot be done with a volume as it stands in a year; undefined where it can. */
export function reasonAgainstVolume(action: VolumeAction, volume: Volume, thisYear: number): string | undefined {
  const { state, items, boxNo, isProposed } = volume
  const { name: what } = VOLUME_ACTIONS[action]
  const isOpen = state === VOLUME_STATE.open
  if (action === 'box' || action === 'transfer' || action === 'destroy' || action === 'hold') {
    if (isOpen) return `案卷尚未成卷，不能${what}`
    if (state !== VOLUME_STATE.closed) return `案卷${VOLUME_STATES[state]}，不能${what}`
    if (isProposed) return `案卷已提出销毁、待确认，不能${what}`
    if (action === 'destroy') return reasonAgainstDestroying(volume, thisYear)
    return action === 'transfer' && boxNo === '' ? '案卷尚未装盒，不能移交' : undefined
  }
  if (!isOpen) return `案卷${VOLUME_STATES[state]}，卷内目录已固定，不能${what}`
  return action === 'close' && items === 0 ? ARCHIVE_TEXTS.empty : undefined
}

/** What keeps a closed volume (档案法 第三十一条): for ever, until a year, by a hold, or as it is handled again. */
export function reasonAgainstDestroying(
  volume: Pick<Volume, 'year' | 'retention' | 'holdReason' | 'reopenedNo'>,
  thisYear: number,
): string | undefined {
  const last = keptUntil(volume)
  if (last === undefined) return '案卷永久保管，不能销毁'
  if (thisYear <= last) return `案卷保管至${last}年底，期满后才能销毁`
  if (volume.holdReason !== '') return `案卷暂缓销毁：${volume.holdReason}`
  return volume.reopenedNo === '' ? undefined : `卷内${volume.reopenedNo}已重新办理，不能销毁`
}
