/** Tabs of 智慧搜索, in their order. */
export const SEARCH_TABS = {
  all: '全部',
  xfj: '信访件',
  law: '法律法规',
  policy: '政策文件',
  case: '典型案例',
  qa: '答复口径',
  gw: '公文',
  notice: '公告资料',
  help: '操作帮助',
  person: '信访人',
} as const
export type SearchTab = keyof typeof SEARCH_TABS

/** By what the hits of a tab are narrowed. */
export const SEARCH_FACETS = {
  year: '年份',
  category: '内容分类',
  place: '问题属地',
  state: '状态',
  channel: '信访形式',
  repeat: '初重件',
  status: '效力',
  kind: '类别',
} as const
export type SearchFacet = keyof typeof SEARCH_FACETS

/** Counts are exact up to here; more is said to be more. */
export const SEARCH_COUNTED = 100
/** Of a tab the newest hits are read up to here, and as many in names; more than these nobody goes through. */
export const SEARCH_READ = 200
/** Most Chinese words have two characters, and an index knows no single ones. */
export const SHORTEST_WORD = 2
export const LONGEST_WORDS = 100
export const MOST_SYNONYMS = 10

const PERSONAL_NUMBER = /^(\d{17}[\dXx]|1\d{10})$/

/** Whether what is looked for is the number of an identity card or a mobile phone, which finds people alone. */
export const isPersonalNumber = (words: string): boolean => PERSONAL_NUMBER.test(words.trim())
