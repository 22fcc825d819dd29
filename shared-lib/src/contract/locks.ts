import { z } from 'zod'
import { dateTime } from './fields'
import { call, named } from './form'

const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))

/** Says that the caller is writing on a petition; to be said again before `until`. Answers who is, where somebody else. */
export const lockPetition = call('POST', 'api/petitions/lock', {
  writes: true,
  json: { petitionNo },
  answer: z.object({
    /** Empty: the caller. */
    heldBy: z.string(),
    until: dateTime,
  }),
})

/** Says that the caller is not any more. */
export const unlockPetition = call('POST', 'api/petitions/unlock', {
  writes: true,
  json: { petitionNo },
  answer: z.null(),
})
