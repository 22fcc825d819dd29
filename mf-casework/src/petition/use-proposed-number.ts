import type { ActionForm, Values } from '../actions/form'
import { useCaseTemplatesQuery } from './api'

const NOTHING: Values = {}

/** The number that an action which issues something begins with; undefined until it is known. */
export function useProposedNumber(petitionNo: string, form: ActionForm | undefined): Values | undefined {
  const field = form?.fields.find(({ kind }) => kind === 'documentNo')
  const { data, isError } = useCaseTemplatesQuery({ petitionNo }, { skip: !field })
  if (field?.kind !== 'documentNo' || isError) return NOTHING
  const proposed = data?.find(({ templateId }) => templateId === field.template)?.documentNo ?? ''
  return data && { [field.name]: proposed }
}
