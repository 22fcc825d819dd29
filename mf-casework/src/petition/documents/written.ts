import type { PapersAnswer } from '@portal/shared-lib/contract/calls/cases'
import type { DocumentTemplatesAnswer } from '@portal/shared-lib/contract/calls/documents'
import {
  DOCUMENT_NO_TEXTS,
  isDocumentNo,
  LONGEST_DOCUMENT_NO,
  tidyDocumentNo,
} from '@portal/shared-lib/contract/rules/document-number'

export type Template = DocumentTemplatesAnswer[number]
type Name = Template['written'][number]
export type Written = Readonly<Partial<Record<Name, string>>>

/** What the writer may say: how it is called, in how many lines it is written. */
export const WRITTEN: Readonly<Record<Name, { readonly label: string; readonly rows: number; readonly max: number }>> =
  {
    documentNo: { label: '文号', rows: 1, max: LONGEST_DOCUMENT_NO },
    text: { label: '文书内容', rows: 4, max: 5000 },
    facts: { label: '事实和理由', rows: 4, max: 5000 },
    opinion: { label: '处理意见', rows: 4, max: 5000 },
    basis: { label: '法律、法规、规章和政策依据', rows: 2, max: 5000 },
  }

/** What stands in a template: what was written, else the number that is proposed for it. */
export function wordsIn({ written: names, documentNo }: Template, written: Written): Written {
  const words: Written = { documentNo, ...written }
  return Object.fromEntries(names.map(name => [name, words[name] ?? '']))
}

/** What is wrong with what was written; empty where nothing is. */
export const problemIn = ({ documentNo = '' }: Written): string =>
  isDocumentNo(tidyDocumentNo(documentNo)) ? '' : DOCUMENT_NO_TEXTS.wrong

const TAKEN_OVER: readonly Name[] = ['facts', 'opinion', 'basis']

/** What was written of the case already: facts, opinion and basis of the newest opinion. */
export function writtenBefore(papers: PapersAnswer | undefined): Written {
  const newest = papers?.documents.findLast(({ content }) => typeof content.opinion === 'string')
  const said = TAKEN_OVER.map(name => [name, newest?.content[name]] as const)
  return Object.fromEntries(said.filter(([, text]) => typeof text === 'string'))
}
