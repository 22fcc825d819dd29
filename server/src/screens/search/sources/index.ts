import type { Source } from '../source'
import { knowledge } from './knowledge'
import { notices } from './notices'
import { officialDocuments } from './official-documents'
import { petitions } from './petitions'

/** Kinds of documents of the knowledge base, by the tab on which they are found. */
const KINDS = {
  law: ['law'],
  policy: ['policy'],
  case: ['case'],
  qa: ['reply'],
  help: ['manual', 'procedure', 'classification', 'template', 'interview', 'unit'],
} as const

/** What can be found, in the order of the tabs. */
export const SOURCES: readonly Source[] = [
  petitions,
  knowledge('law', KINDS.law),
  knowledge('policy', KINDS.policy),
  knowledge('case', KINDS.case),
  knowledge('qa', KINDS.qa),
  officialDocuments,
  notices,
  knowledge('help', KINDS.help),
]

/** The tab on which documents of a kind are found. */
export const tabOf = (kind: string): keyof typeof KINDS =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).find(tab => KINDS[tab].some(each => each === kind)) ?? 'help'
