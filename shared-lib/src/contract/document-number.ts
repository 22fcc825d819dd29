import { named } from './form'
import { DOCUMENT_NO_TEXTS, isDocumentNo, LONGEST_DOCUMENT_NO, tidyDocumentNo } from './rules/document-number'
import { unclassified } from './written'

const { wrong } = DOCUMENT_NO_TEXTS

/** 文号 of what is issued; empty for none. */
export const documentNo = named(
  'wh',
  unclassified(wrong, LONGEST_DOCUMENT_NO, wrong).overwrite(tidyDocumentNo).refine(isDocumentNo, wrong).default(''),
)
