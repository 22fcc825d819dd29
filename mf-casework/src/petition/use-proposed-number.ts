import { useState } from 'react'
import type { About, ActionForm, Values } from '../actions/form'
import { useCaseTemplatesQuery } from '../case-api'

const NOTHING: Values = {}

/**
 * The number that an action which issues something begins with; undefined until it is known. It is asked for when the
 * form opens: the whole organisation counts, and what was answered for the step before has been used by it.
 */
export function useProposedNumber(petition: About['petition'], form: ActionForm | undefined): Values | undefined {
  const [opened] = useState(Date.now)
  const field = form?.fields.find(({ kind }) => kind === 'documentNo')
  const options = { skip: !field, refetchOnMountOrArgChange: true }
  const { data, isError, fulfilledTimeStamp = 0 } = useCaseTemplatesQuery({ petitionNo: petition.petitionNo }, options)
  if (field?.kind !== 'documentNo' || isError) return NOTHING
  if (!data || fulfilledTimeStamp < opened) return undefined
  const template = data.find(({ templateId, isAnswer }) =>
    field.template === 'answer' ? isAnswer : templateId === field.template,
  )
  return { [field.name]: template?.documentNo ?? '' }
}
