import type { Source } from '../source'
import { knowledge } from './knowledge'
import { notices } from './notices'
import { officialDocuments } from './official-documents'
import { petitions } from './petitions'

/** What can be found, in the order of the tabs. */
export const SOURCES: readonly Source[] = [
  petitions,
  knowledge('law', ['law']),
  knowledge('policy', ['policy']),
  knowledge('case', ['case']),
  knowledge('qa', ['reply']),
  officialDocuments,
  notices,
  knowledge('help', ['manual', 'procedure', 'classification', 'template', 'interview', 'unit']),
]
