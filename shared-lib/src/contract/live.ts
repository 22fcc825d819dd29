/** What may change under a user's hands: the tags of the data to be read again. */
export const LIVE_TAGS = ['Todo', 'Petition', 'Mail', 'Message', 'Notice', 'Meeting'] as const
export type LiveTag = (typeof LIVE_TAGS)[number]

/** Beside the tags: the portal that a window runs is held no more, and another is to be had by loading it anew. */
export const PORTAL_RENEWED = 'Portal'

/** What has changed: the data under a tag, of petitions one alone; or the portal itself. */
export interface LiveNews {
  readonly tag: LiveTag | typeof PORTAL_RENEWED
  readonly petitionNo?: string
}

/**
 * Path of the stream of live updates, below the base path. Server-sent events with the Bearer header; each names one
 * tag: `data: {"tag":"Mail"}`, of one petition `data: {"tag":"Petition","petitionNo":"…"}`. A comment line every 20 s keeps proxies from closing it. An `id:` line says how far the
 * stream has come: who sends it as `Last-Event-ID` when coming back is told what was missed meanwhile, and everything
 * where the server cannot know.
 */
export const LIVE_PATH = 'api/live'

/** Header by which a window says up to where it has heard the stream. */
export const LAST_EVENT_HEADER = 'Last-Event-ID'
