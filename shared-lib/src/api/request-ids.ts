/** Ids of writes that are on their way, and of those that came to no answer, by what they say. */
const underWay = new Map<string, string>()
const failed = new Map<string, string>()

/**
 * The id of a write, by what it says. The same said again while it is under way (a second click) or right after it
 * failed (a retry) has the same id, and happens once. Said again after something else was written, it is meant anew.
 */
export function requestIdFor(write: string): string {
  const id = underWay.get(write) ?? failed.get(write) ?? newId()
  if (!failed.has(write)) failed.clear()
  underWay.set(write, id)
  return id
}

/** The outcome of a write: answered, or not. */
export function settleRequest(write: string, answered: boolean): void {
  const id = underWay.get(write)
  underWay.delete(write)
  failed.delete(write)
  if (id !== undefined && !answered) failed.set(write, id)
}

/** A new request id. */
export function newId(): string {
  // randomUUID exists on https and localhost only; offices also run on plain http inside their network.
  return crypto.randomUUID?.() ?? uuidFrom(crypto.getRandomValues(new Uint8Array(16)))
}

function uuidFrom(bytes: Uint8Array): string {
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
