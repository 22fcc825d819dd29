import type { OnlineItemAnswer } from '@portal/shared-lib/contract/calls/online'
import { SUMMARY_LENGTH } from '@portal/shared-lib/contract/rules/petition'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import type { FormValues } from '../engine/form-values'

/** Characters up to which what the petitioner wrote is short enough to be its own summary. */
const SHORT = 500

/** What the form of an online petition begins with: what came with it. */
export function fromItem(item: OnlineItemAnswer): FormValues {
  const { channel, sourceNo, submittedAt, title, originalText, petitioner, idCard, mobile, address } = item
  const isShort = originalText.length >= SUMMARY_LENGTH.min && originalText.length <= SHORT
  return {
    ...{ channel, sourceNo, title },
    petitionDate: submittedAt.slice(0, 10),
    summary: isShort ? originalText : '',
    persons: [{ role: PERSON_ROLE.main, name: petitioner, idCard, mobile, address }],
  }
}
