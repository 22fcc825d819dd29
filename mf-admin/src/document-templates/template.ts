import type { OwnTemplatesAnswer, TemplateVersionsAnswer } from '@portal/shared-lib/contract/calls/document-templates'
import { TEMPLATE_SOURCES } from '@portal/shared-lib/contract/rules/document-template'

export type Template = OwnTemplatesAnswer['list'][number]
export type Version = TemplateVersionsAnswer['list'][number]

/** Whose template is in use. */
export const sourceOf = ({ source, sourceName }: Template): string =>
  TEMPLATE_SOURCES[source] + (sourceName && `（${sourceName}）`)
