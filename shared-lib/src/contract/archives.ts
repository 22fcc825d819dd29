import { z } from 'zod'
import { version } from './action'
import { day, list, nothing, page } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import {
  ARCHIVE_CATEGORIES,
  DESTRUCTION_STATES,
  ARCHIVE_LENGTH as LENGTH,
  MOST_IN_VOLUME,
  MOST_VOLUMES,
  RETENTIONS,
  ARCHIVE_TEXTS as TEXTS,
  VOLUME_STATES,
} from './rules/archive'
import { unclassified, written } from './written'

const MOST_WORDS = 50
const MOST_KEY = 20
const id = named('ajid', z.string().trim().min(1).max(MOST_KEY))
const category = named('mlei', z.enum(keysOf(ARCHIVE_CATEGORIES)))
const retention = named('bgqx', z.enum(keysOf(RETENTIONS)))
const anyRetention = named('bgqx', z.enum(['', ...keysOf(RETENTIONS)]).default(''))
const title = named('ajtm', written(TEXTS.shortTitle, LENGTH.title))
const reason = named('ly', unclassified(TEXTS.shortReason, LENGTH.reason.max).default(''))
/** Numbers of petitions, or ids of official documents, by the category. */
const keys = named(
  'clList',
  z.array(z.string().trim().min(1).max(MOST_KEY)).min(1, TEXTS.noItems).max(MOST_IN_VOLUME, TEXTS.tooManyItems),
)
const ids = named(
  'ajList',
  z.array(z.string().trim().min(1).max(MOST_KEY)).min(1, TEXTS.noVolumes).max(MOST_VOLUMES, TEXTS.tooManyVolumes),
)
const LAST_YEAR = 2100
const anyYear = named('nd', z.int().min(0).max(LAST_YEAR).default(0))
const MOST_CURSOR = 200
/** Newest first; `cursor` (from `next`) goes on where a page ended. */
const portion = { limit: page.limit, cursor: z.string().max(MOST_CURSOR).optional() }
const words = z.string().trim().max(MOST_WORDS).default('')

const Gathered = {
  /** 文号 or petition number; empty where the reader may not know of it. */
  number: named('bh', z.string()),
  title: named('tm', z.string()),
  endedOn: named('bjrq', z.string()),
  proposed: named('jybgqx', z.enum(keysOf(RETENTIONS))),
  papers: named('cls', z.int()),
}

/** 待组卷: archived petitions, or finished documents, of the own organisation that are in no volume; oldest first. */
export const archiveWaiting = call('POST', 'api/archives/waiting', {
  json: { category, year: anyYear, retention: anyRetention, words, ...portion },
  answer: list(z.object({ key: named('clid', z.string()), ...Gathered, walled: named('xzbz', z.boolean()) })),
})

const Volume = {
  id: named('ajid', z.string()),
  category,
  year: named('nd', z.int()),
  retention,
  title: named('ajtm', z.string()),
  state: named('ajzt', z.enum(keysOf(VOLUME_STATES))),
  /** Empty until it is closed. */
  archiveNo: named('dh', z.string()),
  boxNo: named('hh', z.string()),
  transferNo: named('yjdh', z.string()),
  items: named('js', z.int()),
  papers: named('cls', z.int()),
  walled: named('xzbz', z.boolean()),
  /** Why it may not be destroyed; empty where nothing keeps it. */
  holdReason: named('zhly', z.string()),
  /** A list of destruction that waits to be confirmed has it. */
  isProposed: named('xhtcbz', z.boolean()),
  /** A petition in it that is handled again; empty where none is. */
  reopenedNo: named('cxblbh', z.string()),
  version: z.int(),
}

const VolumeRow = z.object(Volume)

/** Volumes of the own organisation, newest first. */
export const volumes = call('POST', 'api/archives/volumes', {
  json: {
    category: named('mlei', z.enum(['', ...keysOf(ARCHIVE_CATEGORIES)]).default('')),
    state: named('ajzt', z.enum(['', ...keysOf(VOLUME_STATES)]).default('')),
    retention: anyRetention,
    year: anyYear,
    /** Those that were handed over by one list. */
    transferId: named('yjdid', z.string().trim().max(MOST_KEY).default('')),
    /** Those of one list of destruction. */
    destructionId: named('xhid', z.string().trim().max(MOST_KEY).default('')),
    /** Closed ones alone that are kept no longer by their time (期满). */
    expired: named('qmbz', z.boolean().default(false)),
    /** Begin of its number or of its box's, or words of its title. */
    words,
    ...portion,
  },
  answer: list(VolumeRow),
})

/** A volume with its list of contents. */
export const volume = call('POST', 'api/archives/volume', {
  json: { id },
  answer: z.object({
    ...Volume,
    madeBy: named('zjr', z.string()),
    closedBy: named('cjr', z.string()),
    closedOn: named('cjrq', z.string()),
    contents: named(
      'mlList',
      z.array(
        z.object({
          seq: named('xh', z.int()),
          key: named('clid', z.string()),
          ...Gathered,
          reason: named('ly', z.string()),
          /** Handled again since it was gathered. */
          reopened: named('cxblbz', z.boolean()),
        }),
      ),
    ),
  }),
})

/** 组卷. */
export const makeVolume = call('POST', 'api/archives/make', {
  writes: true,
  json: { category, year: named('nd', z.int().min(1950).max(LAST_YEAR)), retention, title, keys, reason },
  answer: VolumeRow,
})

export const addToVolume = call('POST', 'api/archives/add', {
  writes: true,
  json: { id, version, keys, reason },
  answer: VolumeRow,
})

export const takeOut = call('POST', 'api/archives/takeOut', {
  writes: true,
  json: {
    id,
    version,
    seqs: named('xhList', z.array(z.int().min(1).max(LAST_YEAR)).min(1, TEXTS.noItems).max(MOST_IN_VOLUME)),
  },
  answer: VolumeRow,
})

export const dissolveVolume = call('POST', 'api/archives/dissolve', {
  writes: true,
  json: { id, version },
  answer: nothing,
})

/** 成卷: it gets its number, and its list of contents is fixed. */
export const closeVolume = call('POST', 'api/archives/close', {
  writes: true,
  json: { id, version },
  answer: VolumeRow,
})

/** 装盒: into a box that there is, or the next new one. */
export const boxVolumes = call('POST', 'api/archives/box', {
  writes: true,
  json: { ids, boxNo: named('hh', z.string().trim().max(40).default('')) },
  answer: z.object({ boxNo: named('hh', z.string()) }),
})

const Transfer = z.object({
  id: named('yjdid', z.string()),
  transferNo: named('yjdh', z.string()),
  receiver: named('jsdwmc', z.string()),
  receiverPerson: named('jsr', z.string()),
  handedOn: named('yjrq', day),
  madeBy: named('yjr', z.string()),
  volumes: named('ajs', z.int()),
  items: named('js', z.int()),
})

/** 移交 to an archive, with a list of the volumes. */
export const transferVolumes = call('POST', 'api/archives/transfer', {
  writes: true,
  json: {
    ids,
    receiver: named('jsdwmc', written(TEXTS.noReceiver, LENGTH.name)),
    receiverPerson: named('jsr', written(TEXTS.noReceiverPerson, LENGTH.name)),
    handedOn: named('yjrq', day),
  },
  answer: Transfer,
})

export const transfers = call('POST', 'api/archives/transfers', {
  json: { ...portion },
  answer: list(Transfer),
})

/** 移交清单 as a workbook. */
export const transferSheet = call('POST', 'api/archives/transferSheet', {
  json: { transferId: named('yjdid', z.string().trim().min(1).max(MOST_KEY)) },
  slow: true,
  answer: z.object({
    name: named('wjm', z.string()),
    /** Base64 of the .xlsx. */
    content: named('nr', z.string()),
  }),
})

/** 暂缓销毁, with a reason; without one the hold ends. */
export const holdVolume = call('POST', 'api/archives/hold', {
  writes: true,
  json: { id, version, reason: named('zhly', unclassified(TEXTS.noHold, LENGTH.opinion.max)) },
  answer: VolumeRow,
})

const Destruction = z.object({
  id: named('xhid', z.string()),
  /** Empty until it is confirmed. */
  destructionNo: named('xhdh', z.string()),
  state: named('xhzt', z.enum(keysOf(DESTRUCTION_STATES))),
  opinion: named('jdyj', z.string()),
  proposedBy: named('tcr', z.string()),
  proposedOn: named('tcrq', day),
  /** Whoever has proposed it is the caller. */
  isOwn: named('bbrbz', z.boolean()),
  /** Who has confirmed it, or returned it; empty until then. */
  decidedBy: named('qrr', z.string()),
  decidedOn: named('qrrq', z.string()),
  destroyedOn: named('xhrq', z.string()),
  way: named('xhfs', z.string()),
  returnReason: named('thly', z.string()),
  volumes: named('ajs', z.int()),
  items: named('js', z.int()),
})

const destructionId = named('xhid', z.string().trim().min(1).max(MOST_KEY))

/** 提出销毁 of volumes whose time is over, with what the appraisal (鉴定) has found. */
export const proposeDestruction = call('POST', 'api/archives/proposeDestruction', {
  writes: true,
  json: { ids, opinion: named('jdyj', written(TEXTS.noOpinion, LENGTH.opinion)) },
  answer: Destruction,
})

/** 确认销毁, by somebody other than who has proposed it: the list of destruction (销毁清册) gets its number. */
export const confirmDestruction = call('POST', 'api/archives/confirmDestruction', {
  writes: true,
  json: { destructionId, destroyedOn: named('xhrq', day), way: named('xhfs', written(TEXTS.noWay, LENGTH.way)) },
  answer: Destruction,
})

/** 退回 by who would confirm it, 撤回 by who has proposed it: the volumes stay. */
export const returnDestruction = call('POST', 'api/archives/returnDestruction', {
  writes: true,
  json: { destructionId, reason: named('thly', written(TEXTS.noReturnReason, LENGTH.opinion)) },
  answer: Destruction,
})

export const destructions = call('POST', 'api/archives/destructions', {
  json: { ...portion },
  answer: list(Destruction),
})

/** 销毁清册 as a workbook. */
export const destructionSheet = call('POST', 'api/archives/destructionSheet', {
  json: { destructionId },
  slow: true,
  answer: z.object({ name: named('wjm', z.string()), content: named('nr', z.string()) }),
})

/** How many rows the tabs of the page lead to. */
export const archiveCounts = call('POST', 'api/archives/counts', {
  json: {},
  answer: z.object({
    petitions: named('dzjxfj', z.int()),
    documents: named('dzjgw', z.int()),
    open: named('zjz', z.int()),
    closed: named('ycj', z.int()),
    expired: named('qm', z.int()),
    transferred: named('yyj', z.int()),
    transfers: named('yjqd', z.int()),
    destroyed: named('yxh', z.int()),
    destructions: named('xhqc', z.int()),
    /** Lists of destruction that wait to be confirmed. */
    proposed: named('dqr', z.int()),
  }),
})
