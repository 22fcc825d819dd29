import { store } from '@portal/shared-lib'
import { saveText, takeSavedText } from '@portal/shared-lib/router'
import type { Written } from './written'

/** A sending that may not have come to an answer: said again unchanged, it keeps its request id. */
export interface Attempt {
  readonly text: string
  readonly requestId: string
}

/** What the server may not have yet. */
export interface LocalCopy {
  readonly written: Written
  /** Version of the server's draft that it goes on from. */
  readonly version: number
  /** Sent to the server as a draft, without an answer. */
  readonly underWay?: Written | undefined
  readonly attempt?: Attempt | undefined
}

/** Keeps it in this browser, for its user. */
export const keepCopy = (key: string, copy: LocalCopy) => saveText(userId(), nameOf(key), copy)

/** The copy of a draft, once. */
export const takeCopy = async (key: string) => (await takeSavedText(userId(), nameOf(key))) as LocalCopy | undefined

const userId = () => store.getState().session.desktop?.userId ?? ''

const nameOf = (key: string) => `mail draft ${key}`
