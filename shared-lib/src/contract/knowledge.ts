import { z } from 'zod'
import { day, nothing, required } from './fields'
import { call } from './form'
import { KNOWLEDGE_KINDS } from './knowledge-kinds'
import type { FormattedNode } from './rules/formatted'
import { LONGEST_FAULT } from './rules/knowledge'
import { TREE_SEARCH } from './tree-search'

export type { KnowledgeKind } from './knowledge-kinds'

const id = z.string().trim().min(1).max(40)

/** An article as it is read: its words, and its formatting where it has any. */
export const ReadArticle = z.object({
  no: z.string(),
  text: z.string(),
  body: (z.array(z.unknown()) as unknown as z.ZodType<readonly FormattedNode[]>).optional(),
})

/** A file attached to a document; bytes. */
export const KnowledgeFile = z.object({ id: z.string(), name: z.string(), size: z.int() })

/** The whole tree: siblings in their order, parents before their children. */
export const tree = call('POST', 'api/knowledge/tree', {
  answer: z.array(
    z.object({
      id,
      title: z.string(),
      parentId: z.string().nullable(),
      kind: z.enum(KNOWLEDGE_KINDS),
      hasContent: z.boolean(),
      /** From when on it is in force; null for folders and where nobody has said so. */
      effectDate: day.nullable(),
    }),
  ),
})

/** 知识树查找: in what readers see. */
export const searchTree = call('POST', 'api/knowledge/searchTree', TREE_SEARCH)

/** An article of a law by its number, like 第二十二条; null where the knowledge base does not hold it. */
export const article = call('POST', 'api/knowledge/article', {
  json: { law: z.string().trim().min(1).max(100), no: z.string().trim().min(1).max(20) },
  answer: z.object({ documentId: z.string(), law: z.string(), no: z.string(), text: z.string() }).nullable(),
})

/** What of the knowledge base helps while a petition is registered or handled. */
const HELPFUL_KINDS = ['law', 'policy', 'classification', 'reply'] as const

/** 法规推荐, 答复口径: the articles in force that fit a matter best, one of each document, the most fitting first. */
export const suggestions = call('POST', 'api/knowledge/suggestions', {
  background: true,
  json: {
    kinds: z.array(z.enum(HELPFUL_KINDS)).min(1).max(HELPFUL_KINDS.length),
    /** What it is about in a few words, like the name of its category. Without it nothing fits. */
    subject: z.string().trim().max(200),
    text: z.string().trim().max(2000).default(''),
  },
  answer: z.array(
    z.object({
      documentId: z.string(),
      title: z.string(),
      no: z.string(),
      text: z.string(),
      effectDate: day.nullable(),
    }),
  ),
})

const Cited = z.object({
  documentId: z.string(),
  /** Of the law, as its document bears it. */
  title: z.string(),
  docNo: z.string(),
  no: z.string(),
  text: z.string(),
  effectDate: day,
  /** The day before the next version takes effect; null of the newest. */
  until: day.nullable(),
})

/**
 * 插入法规: articles of laws and policies in force on a day that hold all the words: in the title (by pinyin and initials,
 * too), as number (34 is 第三十四条) or in the text. The titles that fit first, twenty articles at most.
 */
export const citable = call('POST', 'api/knowledge/citable', {
  background: true,
  json: { words: required('请输入法规名称、条号或内容').max(50, '查找内容不能超过50个字'), on: day },
  answer: z.array(Cited),
})

/** One document with its articles in order. */
export const document = call('POST', 'api/knowledge/document', {
  json: { id },
  answer: z.object({
    id,
    title: z.string(),
    kind: z.enum(KNOWLEDGE_KINDS),
    docNo: z.string(),
    issuer: z.string(),
    /** Where its text was published, or that it is a sample; empty where nobody has said so. */
    source: z.string(),
    issueDate: day.nullable(),
    effectDate: day.nullable(),
    status: z.enum(['现行', '已修改', '已废止']),
    /** Name of who answers for it; empty where nobody does. */
    owner: z.string(),
    /** The last day on which it is valid. */
    validUntil: day.nullable(),
    isExpired: z.boolean(),
    /** Of DM_NRFL: the categories of petitions that it is about. */
    categories: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Titles of the folders above it, the root first. */
    path: z.array(z.string()),
    articles: z.array(ReadArticle),
    attachments: z.array(KnowledgeFile),
  }),
})

/**
 * All that the knowledge base has of a law or a policy under one title, the newest first: each was in force from its
 * `from` until the day before the next one's, `until`. A title counts without the name of the state, as opinions cite it.
 */
export const versions = call('POST', 'api/knowledge/versions', {
  json: { id },
  answer: z.object({
    /** As opinions cite it. */
    title: z.string(),
    versions: z.array(
      z.object({ id, docNo: z.string(), from: day.nullable(), until: day.nullable(), status: z.string() }),
    ),
  }),
})

/** 收藏: documents that the caller keeps at hand, the last kept first. */
export const favourites = call('POST', 'api/knowledge/favourites', {
  json: {},
  answer: z.array(z.object({ id, title: z.string(), kind: z.enum(KNOWLEDGE_KINDS) })),
})

/** Keeps a document at hand, or no longer. */
export const favourite = call('POST', 'api/knowledge/favourite', {
  writes: true,
  json: { id, kept: z.boolean() },
  answer: nothing,
})

/**
 * 本页帮助: the manual under the title of a page, which everybody may read; for whoever may read the tree else the one with the
 * shortest title that holds it. Null where there is none.
 */
export const pageHelp = call('POST', 'api/knowledge/pageHelp', {
  background: true,
  json: { title: z.string().trim().min(1).max(60) },
  answer: z.object({ id, title: z.string(), articles: z.array(ReadArticle) }).nullable(),
})

const FEEDBACK_KINDS = ['helpful', 'wrong'] as const

/** What the caller has said of the version that readers see now, and how many of them it helps. */
export const ownFeedback = call('POST', 'api/knowledge/ownFeedback', {
  json: { id },
  answer: z.object({
    /** Counts what was published; 1 where nothing was since versions are kept. */
    version: z.int(),
    helped: z.int(),
    own: z
      .object({ kind: z.enum(FEEDBACK_KINDS), words: z.string(), isHandled: z.boolean(), reply: z.string() })
      .nullable(),
  }),
})

/** Says of a version that it helps, or what in it is wrong: once each, twenty faults in a day. */
export const giveFeedback = call('POST', 'api/knowledge/giveFeedback', {
  writes: true,
  json: {
    id,
    /** As the caller saw it. */
    version: z.int(),
    kind: z.enum(FEEDBACK_KINDS),
    /** What is wrong. */
    words: z.string().trim().max(LONGEST_FAULT, `有误之处不能超过${LONGEST_FAULT}个字`).default(''),
  },
  answer: nothing,
})
