/** Where an online petition (网上来件) is registered. `merged`: items that are to be merged into it. */
export const itemAddress = (itemId: string, merged: readonly string[] = []): string =>
  `/toDoManage/netLetterRegister?${new URLSearchParams([['itemId', itemId], ...merged.map(id => ['merge', id])])}`
