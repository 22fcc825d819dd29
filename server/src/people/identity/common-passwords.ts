import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Guesses after which a password is found: half of what zxcvbn counts for the shortest random one, 10^8. */
const FEW_GUESSES = 5e7

/** Whether a password is among the first that anybody tries, perhaps in disguise; `personal` counts as known. */
export async function isCommon(password: string, personal: readonly string[]): Promise<boolean> {
  const { guesses } = (await estimator()).check(password, [...personal])
  return guesses < FEW_GUESSES
}

let loading: Promise<ZxcvbnFactory> | undefined

function estimator(): Promise<ZxcvbnFactory> {
  loading ??= load()
  return loading
}

/** Half a megabyte of word lists that a server does not need before somebody changes a password. */
async function load(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  const { qwerty, keypad } = adjacencyGraphs
  return new ZxcvbnFactory({ dictionary: { passwords: dictionary['passwords-common'] }, graphs: { qwerty, keypad } })
}
