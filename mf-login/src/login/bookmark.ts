import { notify } from '@portal/shared-lib/first'

/** Internet Explorer's way to add a bookmark, which some office browsers still have. */
interface External {
  AddFavorite?(address: string, title: string): void
}

/** Adds the page to the bookmarks, or says how to: loaded when it is asked for. */
export function bookmark(): void {
  try {
    const { AddFavorite } = window.external as External
    if (!AddFavorite) throw new TypeError('no way to bookmark')
    AddFavorite.call(window.external, window.location.href, document.title)
  } catch {
    notify.info('收藏失败，请按 Ctrl+D 收藏本站')
  }
}
