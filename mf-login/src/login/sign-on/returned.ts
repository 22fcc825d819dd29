import {
  isOwnPage,
  isSignOnProblem,
  SIGN_ON_FRAGMENT,
  SIGN_ON_PROBLEMS,
} from '@portal/shared-lib/contract/rules/sign-on'

/** What a provider's way back brought to this page: who may sign in now, or what went wrong. */
export type Returned =
  | { readonly ticket: string; readonly next: string | undefined }
  | { readonly problem: string; readonly ticket?: undefined }

const REFERENCE = /^[\w-]{1,40}$/

/** Reads it from the fragment of an address. Texts are the portal's own, whatever stands there. */
export function readReturned(hash: string): Returned | undefined {
  const told = new URLSearchParams(hash.slice(1))
  const ticket = told.get(SIGN_ON_FRAGMENT.ticket)
  const next = told.get(SIGN_ON_FRAGMENT.next) ?? ''
  if (ticket) return { ticket, next: isOwnPage(next) ? next : undefined }
  const problem = told.get(SIGN_ON_FRAGMENT.problem) ?? ''
  if (!isSignOnProblem(problem)) return undefined
  const reference = told.get(SIGN_ON_FRAGMENT.reference) ?? ''
  const numbered = REFERENCE.test(reference) ? `（编号 ${reference}）` : ''
  return { problem: SIGN_ON_PROBLEMS[problem] + numbered }
}

/** Takes it out of the address, so that it stands neither in the history nor in what is copied. */
export function forgetReturned(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
}
