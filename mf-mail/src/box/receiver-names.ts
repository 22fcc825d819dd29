interface Sent {
  readonly receivers: readonly { readonly name: string; readonly orgName: string }[]
  readonly receiverCount: number
}

export const receiversInShort = ({ receivers }: Sent) => receivers.map(({ name }) => name).join('、')

/** With their organisations, and how many there are where not all are named. */
export function receiversInFull({ receivers, receiverCount }: Sent): string {
  const named = receivers.map(({ name, orgName }) => `${name}（${orgName}）`).join('、')
  return receiverCount > receivers.length ? `${named} 等${receiverCount}人` : named
}
