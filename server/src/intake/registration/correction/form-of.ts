import { FORM_NAMES, type FormName, takesChannel } from '@portal/shared-lib/contract/rules/petition-forms'
import type { Petition } from '../../../workflow/engine/case-file'

/** The page on which a petition was registered; of one from before that was kept the usual page of its channel. */
export const formOf = ({ register_form, channel }: Petition): FormName =>
  FORM_NAMES.find(form => form === register_form) ?? FORM_NAMES.find(form => takesChannel(form, channel)) ?? 'letter'
