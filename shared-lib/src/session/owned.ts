import { store } from '../store/store'

/** Something that belongs to whoever is signed in. */
export interface Owned<Value> {
  get(): Value
  set(next: Value): void
}

/** Keeps what belongs to the user in the post in which they act; as `empty` makes it once another signs in or is acted for. */
export function ownedByUser<Value>(empty: () => Value): Owned<Value> {
  let value = empty()
  let owner = ''
  const settle = () => {
    const now = whoIsHere()
    if (now !== owner) value = empty()
    owner = now
  }
  return {
    get: () => {
      settle()
      return value
    },
    set: next => {
      settle()
      value = next
    },
  }
}

function whoIsHere(): string {
  const { desktop } = store.getState().session
  return desktop ? `${desktop.userId} ${desktop.deptId}` : ''
}
