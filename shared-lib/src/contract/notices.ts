import { z } from 'zod'
import { dateTime, list, nothing, optionalText, page } from './fields'
import { Attachment } from './files'
import { call, named } from './form'
import { NOTICE_TEXTS, noticeProblems } from './rules/notice'

const id = z.string().trim().max(40)

const written = {
  title: named('ggbt', z.string().trim()),
  content: named('ggnr', z.string()),
}

const Notice = z.object({
  id,
  ...written,
  publisher: named('fbr', z.string()),
  createdAt: named('cjsj', dateTime),
  attachments: named('fjb', z.array(Attachment)),
  /** 0 unread, 1 read or old. */
  readFlag: z.enum(['0', '1']).optional(),
})

/** Published notices, newest first. */
export const notices = call('POST', 'api/NoticeManageController/getGgxxList', {
  form: page,
  jsonData: {
    title: named('ggbt', optionalText()),
    content: named('ggnr', optionalText()),
    from: named('starttime', optionalText(20)),
    to: named('endtime', optionalText(20)),
    cursor: z.string().optional(),
    /** Only those that the caller has not read. */
    unread: z.boolean().optional(),
  },
  answer: list(Notice),
})

/** A link that opens an attachment of a notice once within 60 s, below the base path. */
export const openNoticeFile = call('POST', 'api/NoticeManageController/downLoadTzGgFj', {
  jsonData: { id },
  answer: z.object({ path: z.string() }),
})

/** How many notices of the last 30 days the caller has not read. */
export const unreadNotices = call('POST', 'api/notices/unread', { background: true, answer: z.int() })

const MOST_AT_ONCE = 100

/** The caller has read these. */
export const markNoticesRead = call('POST', 'api/notices/read', {
  writes: true,
  json: { ids: z.array(id).max(MOST_AT_ONCE) },
  answer: nothing,
})

export const NOTICE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type NoticeState = (typeof NOTICE_STATES)[number]

const ManagedNotice = z.object({
  id,
  ...written,
  state: z.enum(NOTICE_STATES),
  /** When it was or will be published; of a draft, when it was begun. */
  publishAt: dateTime,
  attachments: named('fjb', z.array(Attachment)),
  /** Who wrote it last. */
  author: z.string(),
  /** How many have read it. */
  readCount: z.int(),
  /** Goes back with every change, so that nobody overwrites what somebody else has changed. */
  version: z.int(),
})

/** What the caller's organisation has written, newest first. */
export const managedNotices = call('POST', 'api/notices/managed', {
  json: { ...page, title: named('ggbt', optionalText()) },
  answer: list(ManagedNotice),
})

interface NoticeRules {
  title: string
  content: string
  fileIds: string[]
}

/** Saves a notice: as a draft, or published at once or at a time (+08:00). The answer is its id. */
export const saveNotice = call('POST', 'api/notices/save', {
  writes: true,
  json: {
    /** Of a notice that exists, with the version that was changed. */
    id: id.optional(),
    version: z.int().optional(),
    ...written,
    fileIds: named('fjb', z.array(z.string()).default([])),
    publish: z.boolean(),
    publishAt: dateTime.optional(),
  },
  check: (notice: NoticeRules, problem) => {
    for (const [field, text] of Object.entries(noticeProblems(notice))) problem(text, field)
  },
  answer: id,
})

const which = { id, version: z.int({ error: NOTICE_TEXTS.notPublished }) }

/** Takes a published or scheduled notice back; readers see it no longer. */
export const withdrawNotice = call('POST', 'api/notices/withdraw', { writes: true, json: which, answer: nothing })

/** Throws a draft or a withdrawn notice away. */
export const removeNotice = call('POST', 'api/notices/remove', { writes: true, json: which, answer: nothing })

/** Who has read a notice, the latest first, and how many could. */
export const noticeReaders = call('POST', 'api/notices/readers', {
  json: { id, ...page },
  answer: z.object({
    list: z.array(z.object({ userName: z.string(), orgName: z.string(), readAt: dateTime })),
    total: z.int(),
    /** People whose accounts are in use. */
    people: z.int(),
  }),
})

/** Who has not read a notice yet, of those whose accounts are in use, by organisation. */
export const noticeNonReaders = call('POST', 'api/notices/nonReaders', {
  json: { id, ...page },
  answer: list(z.object({ personId: named('ryid', z.string()), userName: z.string(), orgName: z.string() })),
})
