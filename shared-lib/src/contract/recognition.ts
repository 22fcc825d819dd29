import { z } from 'zod'
import { officeText } from './action'
import { outcome, personId, todoIds } from './assignments'
import { dateTime } from './fields'
import { Attachment } from './files'
import { call, named } from './form'
import { FOUND_FIELDS } from './rules/letter-finds'

const itemId = named('dblxid', z.string().trim().min(1))
const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))

/** none: nobody has asked yet. failed, and unreadable as somebody says: `problem` says why. */
const state = named('sbzt', z.enum(['none', 'waiting', 'running', 'done', 'failed', 'unreadable']))

/** Left, top, right, bottom in thousandths of the page. */
const box = z.tuple([z.number().int(), z.number().int(), z.number().int(), z.number().int()])

const Page = z.object({
  text: named('wb', z.string()),
  /** Words in the order of the text: where in it, where on the page, how sure (percent). */
  words: named(
    'cList',
    z.array(z.object({ start: z.number().int(), end: z.number().int(), box, confidence: z.number().int() })),
  ),
})

/** Something that a form asks for, read in a letter: a proposal, which somebody has to confirm. */
const Found = z.object({
  field: named('zd', z.enum(FOUND_FIELDS)),
  value: named('z', z.string()),
  /** What stands in the letter, as it is marked there. */
  shown: named('yw', z.string()),
  /** Percent. */
  confidence: z.number().int(),
  page: named('ym', z.number().int()),
  start: z.number().int(),
  end: z.number().int(),
})

const Recognition = z.object({
  state,
  progress: named('sbjd', z.number().int()),
  problem: named('sbwt', z.string()),
  pages: named('yList', z.array(Page)),
  found: named('sbjg', z.array(Found)),
})

/** Who has taken it to register it; empty: nobody. */
const takenBy = named('lqr', z.string())
/** Whether that is the caller. */
const isOwn = named('sfbr', z.boolean())

/** Scanned letters that wait with the caller's department, the oldest first. */
export const scans = call('POST', 'api/recognition/scans', {
  json: {},
  answer: z.array(
    z.object({
      itemId: named('dblxid', z.string()),
      todoId: named('dbid', z.string()),
      barcode: named('xjtm', z.string()),
      batch: named('smpc', z.string()),
      scannedAt: named('smsj', dateTime),
      fileName: named('wjm', z.string()),
      fileCount: named('fjs', z.number().int()),
      /** 0 until somebody has arranged its pages. */
      pageCount: named('ys', z.number().int()),
      state,
      progress: named('sbjd', z.number().int()),
      takenBy,
      isOwn,
    }),
  ),
})

/** Batches of the caller's department in which letters still wait: how many there are, and how many are registered. */
export const scanBatches = call('POST', 'api/recognition/batches', {
  json: {},
  answer: z.array(z.object({ batch: named('smpc', z.string()), total: z.int(), done: named('ydj', z.int()) })),
})

/** A scanned letter that waits, with what was read in it. */
export const scan = call('POST', 'api/recognition/scan', {
  json: { itemId },
  answer: Recognition.extend({
    itemId,
    takenBy,
    isOwn,
    barcode: named('xjtm', z.string()),
    batch: named('smpc', z.string()),
    scannedAt: named('smsj', dateTime),
    files: named('fjList', z.array(Attachment)),
  }),
})

/** 领取, so that nobody else registers it too; or 释放. */
export const holdScan = call('POST', 'api/recognition/hold', {
  writes: true,
  json: { itemId, held: named('lqbz', z.boolean()) },
  answer: z.null(),
})

/** Who of the caller's department registers scanned letters, with how many each has taken. */
export const scanClerks = call('POST', 'api/recognition/clerks', {
  json: {},
  answer: z.array(z.object({ personId, name: z.string(), taken: named('lqs', z.int()) })),
})

/** 分派: gives scanned letters of the department, taken or not, to one of them. */
export const assignScans = call('POST', 'api/recognition/assign', {
  writes: true,
  json: { todoIds, personId },
  answer: outcome,
})

/** 识别, and again. */
export const recognise = call('POST', 'api/recognition/recognise', {
  writes: true,
  json: { itemId },
  answer: z.null(),
})

/** 标记无法识别: it is registered by hand. */
export const markUnreadable = call('POST', 'api/recognition/markUnreadable', {
  writes: true,
  json: { itemId, reason: named('sbwt', officeText('无法识别的原因', { min: 2, max: 200 })) },
  answer: z.null(),
})

/** How far the reading is. */
export const recognitionState = call('POST', 'api/recognition/state', {
  background: true,
  json: { itemId },
  answer: z.object({ state, progress: named('sbjd', z.number().int()), problem: named('sbwt', z.string()) }),
})

/** 识别查看来信: what was read in a registered letter. */
export const letterText = call('POST', 'api/recognition/letter', {
  json: { petitionNo },
  answer: Recognition.extend({ files: named('fjList', z.array(Attachment)) }),
})

const number = named('ym', z.int().min(0).max(200))

const Picture = z.object({
  /** Data URL; empty where there is no such page, or none that can be drawn. */
  picture: named('tp', z.string()),
  width: z.number().int(),
  height: z.number().int(),
  /** Pages of the whole letter. */
  count: named('ys', z.number().int()),
})

/** A page of a scanned letter that waits, as a picture. */
export const scanPage = call('POST', 'api/recognition/scanPage', { json: { itemId, number }, answer: Picture })

/** A page of a registered letter. */
export const letterPage = call('POST', 'api/recognition/letterPage', { json: { petitionNo, number }, answer: Picture })

const LetterPage = z.object({
  fileId: named('fjid', z.string().min(1)),
  /** Of the file, from 0. */
  page: named('ym', z.int().min(0)),
  /** Degrees clockwise. */
  turned: named('xzjd', z.literal([0, 90, 180, 270])),
  /** Left out of the letter; it can be taken in again. */
  dropped: named('qcbz', z.boolean()),
})

/** The pages of a scanned letter that waits, in their order, left-out ones too. */
export const pages = call('POST', 'api/recognition/pages', {
  json: { itemId },
  answer: z.object({ pages: named('yList', z.array(LetterPage)) }),
})

/** One of them, small and unturned. */
export const pagePicture = call('POST', 'api/recognition/pagePicture', {
  json: { itemId, fileId: LetterPage.shape.fileId, page: LetterPage.shape.page },
  answer: z.object({
    /** Data URL. */
    picture: named('tp', z.string()),
    width: z.number().int(),
    height: z.number().int(),
    /** Nothing is written on it. */
    blank: named('kbbz', z.boolean()),
  }),
})

const MOST_LETTERS = 50
const MOST_PAGES = 500

/**
 * 拆分, and what pages a letter has, in which order, turned how. Names every page once; the first letter is the one
 * that was scanned, any other is a new one that waits beside it.
 */
export const arrange = call('POST', 'api/recognition/arrange', {
  writes: true,
  json: {
    itemId,
    letters: named(
      'lxList',
      z
        .array(z.object({ pages: named('yList', z.array(LetterPage).min(1).max(MOST_PAGES)) }))
        .min(1)
        .max(MOST_LETTERS, `一次最多拆分为${MOST_LETTERS}封来信`),
    ),
  },
  answer: z.object({ itemIds: named('dblxList', z.array(z.string())) }),
})

/** 合并: the pages of the others follow those of the first, and the others are no letters any more. */
export const merge = call('POST', 'api/recognition/merge', {
  writes: true,
  json: {
    itemId,
    otherIds: named('bhbList', z.array(z.string().trim().min(1)).min(1, '请至少选择两封来信').max(MOST_LETTERS)),
  },
  answer: z.null(),
})
