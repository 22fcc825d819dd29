import type { PapersAnswer } from '@portal/shared-lib/contract/calls/cases'
import type { DocumentTemplatesAnswer } from '@portal/shared-lib/contract/calls/documents'
import {
  DOCUMENT_NO_TEXTS,
  isDocumentNo,
  LONGEST_DOCUMENT_NO,
  tidyDocumentNo,
} from '@portal/shared-lib/contract/rules/document-number'
import { CONCLUSION_NAMES, nameOf } from '@portal/shared-lib/contract/rules/review'
import type { PlainEntry } from '@portal/shared-lib/ui-form'

export type Template = DocumentTemplatesAnswer[number]
type Name = Template['written'][number]
export type Written = Readonly<Partial<Record<Name, string>>>

const MAX_WORDS = 5000
const words = (label: string, rows = 4) => ({ kind: 'words', label, rows, max: MAX_WORDS, isCut: true }) as const

/** What the writer may say. */
export const WRITTEN = {
  documentNo: { kind: 'line', label: '文号', max: LONGEST_DOCUMENT_NO },
  text: words('文书内容'),
  facts: words('事实和理由'),
  opinion: words('处理意见'),
  basis: words('法律、法规、规章和政策依据', 2),
} as const satisfies Readonly<Record<Name, PlainEntry>>

/** What stands in a template: what was written, else the number that is proposed for it. */
export const wordsIn = ({ written: names, documentNo }: Template, written: Written): Written =>
  Object.fromEntries(names.map(name => [name, written[name] ?? (name === 'documentNo' ? documentNo : '')]))

/** What is wrong with what was written; empty where nothing is. */
export const problemIn = ({ documentNo = '' }: Written): string =>
  isDocumentNo(tidyDocumentNo(documentNo)) ? '' : DOCUMENT_NO_TEXTS.wrong

const TAKEN_OVER: readonly Name[] = ['facts', 'opinion', 'basis']

type Content = PapersAnswer['documents'][number]['content']

/** A decision on a review names its conclusion by a code, and has reasons beside the facts. */
const asOpinion = (content: Content): Content =>
  typeof content.reasons === 'string'
    ? {
        ...content,
        facts: [content.facts, content.reasons].join('\n'),
        opinion: nameOf(CONCLUSION_NAMES, String(content.conclusion ?? '')),
      }
    : content

/** What was written of the case already: facts, opinion and basis of the newest opinion or decision. */
export function writtenBefore(papers: PapersAnswer | undefined): Written {
  const contents = papers?.documents.map(({ content }) => asOpinion(content))
  const newest = contents?.findLast(({ opinion }) => typeof opinion === 'string')
  const said = TAKEN_OVER.map(name => [name, newest?.[name]] as const)
  return Object.fromEntries(said.filter(([, text]) => typeof text === 'string'))
}
