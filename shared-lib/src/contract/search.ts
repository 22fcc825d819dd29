import { z } from 'zod'
import { dateTime, day, nothing, required } from './fields'
import { call, named } from './form'
import { REVEAL_REASONS, REVEAL_TEXT } from './rules/reveal'
import { LONGEST_WORDS, MOST_SYNONYMS, SEARCH_FACETS, SEARCH_READ, SEARCH_TABS, SHORTEST_WORD } from './rules/search'

const keysOf = <K extends string>(table: Readonly<Record<K, string>>) => Object.keys(table) as [K, ...K[]]

const words = required('请输入要搜索的内容').max(LONGEST_WORDS, `搜索内容不能超过${LONGEST_WORDS}个字`)
const tab = z.enum(keysOf(SEARCH_TABS))
const shownTab = tab.default('all')
const facet = z.enum(keysOf(SEARCH_FACETS))
const chosen = z
  .array(z.object({ facet, value: z.string().trim().min(1).max(20) }))
  .max(8)
  .default([])
const order = z.enum(['fit', 'time']).default('fit')
const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))

/** How many there are: exact to a hundred, `more` where there are more. */
const counted = { count: z.int(), more: z.boolean() }

const Hit = z.object({
  tab,
  /** A petition number, or the id of a document, a notice or a file that is offered. */
  id: z.string(),
  title: z.string(),
  /** Where it stands: the folders above it, the organisation, the state of a petition. */
  place: z.string(),
  /** The words around the first hit. */
  excerpt: z.string(),
  /** Of a law: the article that the excerpt is of. */
  article: z.string(),
  /** 现行, 已废止 and the like, the state of a petition, or nothing. */
  status: z.string(),
  /** Whether its last day of validity has passed (已过有效期): such hits come last. */
  isExpired: z.boolean(),
  at: day.nullable(),
})

/**
 * 智慧搜索: what holds all the words, each literally or as one of its synonyms; Latin letters find by pinyin and initials
 * what titles, synonyms and categories have. Of `all` the best of each tab. Rights and walls are part of the queries.
 */
export const search = call('POST', 'api/search/search', {
  json: {
    words,
    tab: shownTab,
    chosen,
    order,
    from: z.int().min(0).max(SEARCH_READ).default(0),
  },
  answer: z.object({
    /** The tabs that are the caller's, each with its hits; people are not counted, since looking for them takes a reason. */
    tabs: z.array(z.object({ tab, ...counted })),
    /** What was looked for in the end: to be marked in the hits. */
    marks: z.array(z.string()),
    /** What Latin letters stand for, and the synonyms that were looked for as well. */
    byPinyin: z.array(z.string()),
    bySynonym: z.array(z.string()),
    hits: z.array(Hit),
    /** Of the shown tab; `count` is null where there are too many hits to tell. */
    facets: z.array(
      z.object({
        facet,
        values: z.array(
          z.object({ value: z.string(), name: z.string(), count: z.int().nullable(), more: z.boolean() }),
        ),
      }),
    ),
    /** How many hits of the shown tab can be paged through. */
    total: z.int(),
    /** When it was searched, by the server's clock: nothing that was stored until then is missing, whoever answered. */
    asOf: dateTime,
  }),
})

/**
 * What the beginning of a search may become: the caller's own earlier searches, words that are known (categories and
 * synonyms) and titles, each by a part, by pinyin or by initials. Of what has expired and what is not the caller's nothing.
 */
export const suggestSearch = call('POST', 'api/search/suggest', {
  background: true,
  json: { words },
  answer: z.object({
    recent: z.array(z.string()),
    words: z.array(z.string()),
    titles: z.array(z.object({ tab, id: z.string(), title: z.string() })),
  }),
})

/** Petitions that say nearly the same as one, the most alike first; only such as the caller may see. */
export const similar = call('POST', 'api/search/similar', {
  json: { petitionNo },
  answer: z.array(
    z.object({
      petitionNo: named('xfjbh', z.string()),
      summary: named('nrzy', z.string()),
      /** Of 100. */
      score: z.int(),
      registeredOn: day,
    }),
  ),
})

const REASON = `请填写查询理由（${REVEAL_TEXT.min}至${REVEAL_TEXT.max}字）`

/** 信访人: by the whole number of an identity card or a mobile phone, else by the whole name. The audit keeps the reason. */
export const searchPeople = call('POST', 'api/search/people', {
  json: {
    words,
    reason: z.enum(keysOf(REVEAL_REASONS), { error: '请选择查询理由' }),
    reasonText: z.string({ error: REASON }).trim().min(REVEAL_TEXT.min, REASON).max(REVEAL_TEXT.max, REASON),
  },
  answer: z.object({
    /** There are more than were looked at: the number of an identity card tells people of one name apart. */
    more: z.boolean(),
    people: z.array(
      z.object({
        /** All masked. */
        name: z.string(),
        idCard: z.string(),
        mobile: z.string(),
        /** The newest first. */
        petitions: z.array(
          z.object({
            petitionNo: named('xfjbh', z.string()),
            summary: named('nrzy', z.string()),
            stateName: z.string(),
            registeredOn: day,
          }),
        ),
      }),
    ),
  }),
})

const Kept = z.object({ words, tab: shownTab, chosen, order })

/** What the caller looked for of late, the newest first, what the caller has saved, and what several people look for, the most first. */
export const searches = call('POST', 'api/search/searches', {
  json: {},
  answer: z.object({
    recent: z.array(z.string()),
    /** Servers of the version before tell none. */
    hot: z.array(z.string()).optional(),
    saved: z.array(Kept.extend({ id: z.string(), name: z.string() })),
  }),
})

/** Remembers what was looked for, but no number of a person. */
export const noteSearch = call('POST', 'api/search/note', { writes: true, json: { words }, answer: nothing })

export const clearSearches = call('POST', 'api/search/clear', { writes: true, json: {}, answer: nothing })

/** Saves a search under a name, in the place of that of the same name. */
export const saveSearch = call('POST', 'api/search/save', {
  writes: true,
  json: { name: required('请填写名称').max(20, '名称不能超过20个字'), ...Kept.shape },
  answer: z.object({ id: z.string() }),
})

export const removeSearch = call('POST', 'api/search/remove', {
  writes: true,
  json: { id: z.string().max(20) },
  answer: nothing,
})

const Synonyms = z
  .array(z.string().trim().min(SHORTEST_WORD, `每个词至少${SHORTEST_WORD}个字`).max(20, '每个词不能超过20个字'))
  .min(2, '一组至少两个词')
  .max(MOST_SYNONYMS, `一组不能超过${MOST_SYNONYMS}个词`)

const Group = z.object({
  id: z.string(),
  words: z.array(z.string()),
  version: z.int(),
  changedBy: z.string(),
  changedOn: day,
})

/** 同义词: groups of words that find each other. */
export const synonyms = call('POST', 'api/search/synonyms', { json: {}, answer: z.array(Group) })

/** Saves a group; a new one without an id. A word stands in one group alone. */
export const saveSynonyms = call('POST', 'api/search/saveSynonyms', {
  writes: true,
  json: { id: z.string().max(20).default(''), version: z.int().default(0), words: Synonyms },
  answer: z.object({ id: z.string() }),
})

export const removeSynonyms = call('POST', 'api/search/removeSynonyms', {
  writes: true,
  json: { id: z.string().max(20), version: z.int() },
  answer: nothing,
})
