import { MOBILE } from '@portal/shared-lib/contract/rules/person'
import { REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'
import { z } from 'zod'

const MOST_CHARACTERS = 50_000

/** An online petition as a platform hands it over. */
export const OnlineItem = z.object({
  /** Organisation that is to register it. */
  orgId: z.string().min(1),
  /** Where it comes from, and its number there: the same again is recognised by both. */
  sourceOrgId: z.string().min(1),
  sourceNo: z.string().trim().min(1).max(64),
  /** DM_XFXS. */
  channel: z.string().refine(code => (REGISTRATION_FORMS.online.channels as readonly string[]).includes(code)),
  submittedAt: z.coerce.date(),
  title: z.string().trim().max(60).default(''),
  text: z.string().trim().min(1).max(MOST_CHARACTERS),
  name: z.string().trim().min(1).max(50),
  idCard: z.string().trim().max(30).default(''),
  mobile: z.string().regex(MOBILE).or(z.literal('')).default(''),
  address: z.string().trim().max(200).default(''),
})

export type OnlineItem = z.output<typeof OnlineItem>
