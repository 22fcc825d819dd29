import type { FormValues } from './form-values'

type Interview = NonNullable<FormValues['interview']>

/** Whether anything of an interview was written down, or the window has sent the visitor to be heard. */
export const hasInterview = (interview: Interview): boolean => Object.values(interview).some(Boolean)

/** As the calls take it. */
export const interviewOf = ({ room = '', startedAt = '', endedAt = '', record = '', answer = '' }: Interview) => ({
  room,
  startedAt,
  endedAt,
  record,
  answer,
})
