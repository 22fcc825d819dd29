import { mayClose } from '@portal/shared-lib/router'
import { pagesOf, renewTab, takeTabsAway } from './open-pages'

/** Closes tabs, unless the user would rather keep what is unsaved in them. */
export async function closeTabsAsked(keys: readonly string[]): Promise<void> {
  if (keys.length > 0 && (await mayClose(pagesOf(keys)))) takeTabsAway(keys)
}

/** Shows the page of a tab as it is now, unless the user would rather keep what is unsaved in it. */
export async function renewTabAsked(key: string): Promise<void> {
  if (await mayClose(pagesOf([key]))) renewTab(key)
}
