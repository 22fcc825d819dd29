interface Listed {
  readonly groupId: string
}

export const idsOf = (mails: readonly Listed[]): string[] => mails.map(({ groupId }) => groupId)

/** Gives to each mail of a page what belongs to it, in the order in which it was found. */
export function byMail<Part extends { mailId: string }>(parts: readonly Part[]) {
  const ofMail = new Map<string, Omit<Part, 'mailId'>[]>()
  for (const { mailId, ...part } of parts) ofMail.set(mailId, [...(ofMail.get(mailId) ?? []), part])
  return ({ groupId }: Listed) => ofMail.get(groupId) ?? []
}
