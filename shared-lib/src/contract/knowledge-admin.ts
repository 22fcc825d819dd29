import { z } from 'zod'
import { day, nothing } from './fields'
import { call } from './form'
import { KnowledgeFile, ReadArticle } from './knowledge'
import { KNOWLEDGE_KINDS } from './knowledge-kinds'
import { type FormattedNode, formattedProblem, MOST_ATTACHMENTS } from './rules/formatted'
import {
  type DraftState,
  LONGEST_ARTICLE,
  LONGEST_FOLDER,
  LONGEST_SOURCE,
  MOST_ARTICLES,
  MOST_CATEGORIES,
} from './rules/knowledge'
import { TREE_SEARCH } from './tree-search'
import { unclassified } from './written'

const id = z.string().trim().min(1).max(40)
/** A code of DM_NRFL, of any level. */
const category = z.string().regex(/^\d{6}$/, '请选择内容分类')

const NO_FILE = '请上传 .docx 格式的 Word 文件'

const state = z.enum(['draft', 'submitted', 'published', 'retired'] satisfies DraftState[])

/** All documents of the knowledge base as who administers them sees them, in the order of the tree. */
export const managedDocuments = call('POST', 'api/knowledge/managed', {
  json: {},
  answer: z.array(
    z.object({
      id,
      title: z.string(),
      kind: z.enum(KNOWLEDGE_KINDS),
      docNo: z.string(),
      status: z.string(),
      /** Titles of the folders above it, the root first. */
      path: z.array(z.string()),
      categories: z.array(z.object({ code: z.string(), name: z.string() })),
      /** Of what readers see; 0 where they see nothing. */
      version: z.int(),
      state,
      /** Name of who answers for it; empty where nobody does. */
      owner: z.string(),
      validUntil: day.nullable(),
      /** Of what readers see: no longer valid, or for 30 days at most. */
      validity: z.enum(['', 'soon', 'expired']),
      /** What readers found wrong that nobody has handled yet. */
      faults: z.int(),
      /** Who has changed it last and when; empty and null where nobody has. */
      changedBy: z.string(),
      changedOn: day.nullable(),
    }),
  ),
})

/** Those who administer the knowledge base, each with an office: they may answer for a document. */
export const editors = call('POST', 'api/knowledge/editors', {
  json: {},
  answer: z.array(z.object({ id, name: z.string(), office: z.string() })),
})

/** Which categories of petitions a document is about, in place of those before; `version` as its changer saw it. */
export const setCategories = call('POST', 'api/knowledge/setCategories', {
  writes: true,
  json: {
    id,
    version: z.int(),
    categories: z.array(category).max(MOST_CATEGORIES, `最多关联${MOST_CATEGORIES}个内容分类`),
  },
  answer: nothing,
})

/** Formatting that is written: of a closed set of nodes, refused with anything else in it. Its words replace `text`. */
const Body = z.array(z.unknown()).superRefine((blocks, context) => {
  const problem = formattedProblem(blocks)
  if (problem) context.addIssue({ code: 'custom', message: problem })
}) as unknown as z.ZodType<readonly FormattedNode[]>

const NOT_ATTACHED = '附件不存在或已被使用，请重新上传'

/** What a document of the knowledge base holds, written or published. */
export type KnowledgeContent = z.infer<typeof Kept>
/** The same as it is written: the owner by id alone. */
export type WrittenContent = z.infer<typeof Content>

const Content = z.object({
  title: z.string().trim().min(1, '请填写标题').max(100, '标题不能超过100个字'),
  docNo: z.string().trim().max(60).default(''),
  issuer: z.string().trim().max(60).default(''),
  source: z.string().trim().max(LONGEST_SOURCE, `来源不能超过${LONGEST_SOURCE}个字`).default(''),
  issueDate: day.nullable().default(null),
  effectDate: day.nullable().default(null),
  status: z.enum(['现行', '已修改', '已废止']).default('现行'),
  /** Who answers for it, of those who administer the knowledge base. */
  ownerId: z.string().trim().min(1).max(40).nullable().default(null),
  /** The last day on which it is valid; without, it stays so. */
  validUntil: day.nullable().default(null),
  articles: z
    .array(
      z.object({
        no: z.string().trim().min(1).max(22),
        text: z
          .string()
          .trim()
          .min(1, '有条文没有内容，请补充或删除该条')
          .max(LONGEST_ARTICLE, `一条不能超过${LONGEST_ARTICLE}个字，请分为多条`),
        body: Body.optional(),
      }),
    )
    .min(1, '请填写正文')
    .max(MOST_ARTICLES, `正文不能超过${MOST_ARTICLES}条`),
  /** Ids of files that the caller has uploaded, or that the document has already. */
  attachments: z
    .array(z.string().trim().max(40, NOT_ATTACHED))
    .max(MOST_ATTACHMENTS, `附件不能超过${MOST_ATTACHMENTS}个`)
    .default([]),
})

const Kept = Content.extend({ owner: z.string(), articles: z.array(ReadArticle), attachments: z.array(KnowledgeFile) })

/** A document under work: what is written of it, its state, and what was published, the newest first. */
export const draft = call('POST', 'api/knowledge/draft', {
  json: { id },
  answer: z.object({
    id,
    state,
    content: Kept,
    /** 0: nothing was written yet, `content` is what is published. */
    version: z.int(),
    author: z.string(),
    /** Whether the caller has written it, and so cannot publish it. */
    isOwn: z.boolean(),
    /** Why it was sent back; empty where it was not. */
    remark: z.string(),
    /** What readers see; null where they see nothing. */
    published: Kept.nullable(),
    versions: z.array(
      z.object({ no: z.int(), author: z.string(), reviewer: z.string(), publishedOn: day, content: Kept }),
    ),
  }),
})

/** Writes a draft; what readers see stays until it is published. Refused with a classified word, but in laws and policies, which are quoted. */
export const saveDraft = call('POST', 'api/knowledge/saveDraft', {
  writes: true,
  json: { id, version: z.int(), content: Content },
  answer: nothing,
})

/** A new document in a folder, as a draft; answers its id. */
export const createDraft = call('POST', 'api/knowledge/createDraft', {
  writes: true,
  json: { parentId: id, kind: z.enum(KNOWLEDGE_KINDS).exclude(['folder']), content: Content },
  answer: z.object({ id }),
})

/**
 * Reads the text of a Word file that the caller has uploaded, divided into articles; the file itself is not kept. The
 * title is its first line where that stands before all articles.
 */
export const readTextFile = call('POST', 'api/knowledge/readTextFile', {
  slow: true,
  json: { uploadId: z.string({ error: NO_FILE }).trim().min(1, NO_FILE).max(40, NO_FILE) },
  answer: z.object({ title: z.string(), articles: z.array(ReadArticle) }),
})

const step = { id, version: z.int() }

export const submitDraft = call('POST', 'api/knowledge/submitDraft', { writes: true, json: step, answer: nothing })

/** Publishes what somebody else has submitted: readers see it from now on. */
export const publishDraft = call('POST', 'api/knowledge/publishDraft', { writes: true, json: step, answer: nothing })

/** Sends back to its author what was submitted. */
export const returnDraft = call('POST', 'api/knowledge/returnDraft', {
  writes: true,
  json: { id, version: z.int(), remark: z.string().trim().min(1, '请填写退回理由').max(200) },
  answer: nothing,
})

/** Throws away what was written and not published, with its files; a document that was never published goes as a whole. */
export const discardDraft = call('POST', 'api/knowledge/discardDraft', { writes: true, json: step, answer: nothing })

/** Takes away from readers what is published. It can be written and published again. */
export const retireDocument = call('POST', 'api/knowledge/retire', { writes: true, json: step, answer: nothing })

/** The whole tree with what is not published, too: siblings in their order, parents before their children. */
export const managedTree = call('POST', 'api/knowledge/managedTree', {
  json: {},
  answer: z.array(
    z.object({
      id,
      title: z.string(),
      parentId: z.string().nullable(),
      kind: z.enum(KNOWLEDGE_KINDS),
      state,
      /** From when on it is in force; null for folders and where nobody has said so. */
      effectDate: day.nullable(),
    }),
  ),
})

/** 知识树查找: in what is not published, too. */
export const searchManaged = call('POST', 'api/knowledge/searchManaged', TREE_SEARCH)

/** Puts a node below a folder (null: among the branches), behind one that stands there (null: before all of them). */
export const moveNode = call('POST', 'api/knowledge/moveNode', {
  writes: true,
  json: { id, parentId: id.nullable(), after: id.nullable() },
  answer: nothing,
})

/** Names a folder, or makes a new one (without an id) behind all that its parent holds; answers its id. */
export const saveFolder = call('POST', 'api/knowledge/saveFolder', {
  writes: true,
  json: {
    id: z.string().trim().max(40).default(''),
    parentId: id.nullable(),
    title: unclassified('请填写目录名称', LONGEST_FOLDER, `目录名称不能超过${LONGEST_FOLDER}个字`).min(
      1,
      '请填写目录名称',
    ),
  },
  answer: z.object({ id }),
})

/** Removes a folder that holds nothing. */
export const removeFolder = call('POST', 'api/knowledge/removeFolder', { writes: true, json: { id }, answer: nothing })

/** What readers have said of a document: how many it helped, and what they found wrong, what is to be handled first. */
export const feedback = call('POST', 'api/knowledge/feedback', {
  json: { id },
  answer: z.object({
    helped: z.int(),
    faults: z.array(
      z.object({
        id: z.string(),
        /** That of `versions` which the reader saw. */
        version: z.int(),
        words: z.string(),
        givenBy: z.string(),
        givenOn: day,
        handledBy: z.string(),
        /** Null: still to be handled. */
        handledOn: day.nullable(),
        reply: z.string(),
      }),
    ),
  }),
})

/** Says what has become of a fault that a reader pointed out, who is told. */
export const handleFeedback = call('POST', 'api/knowledge/handleFeedback', {
  writes: true,
  json: {
    feedbackId: z.string().trim().min(1).max(20),
    reply: z.string().trim().min(1, '请填写处理情况').max(200, '处理情况不能超过200个字'),
  },
  answer: nothing,
})
