import type { RegisterLetterArgs } from '@portal/shared-lib/contract/calls/petitions'

/** What the form holds: the call's arguments without the files, which are staged beside it. */
export type LetterForm = Omit<RegisterLetterArgs, 'fileIds'>

/** A new letter, received on that day. */
export const emptyLetter = (petitionDate: string): Partial<LetterForm> => ({
  petitionDate,
  channel: '100',
  anonymous: false,
  personCount: 1,
})
