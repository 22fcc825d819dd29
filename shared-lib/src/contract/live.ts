/** What may change under a user's hands: the tags of the data to be read again. */
export const LIVE_TAGS = ['Todo', 'Mail', 'Message', 'Notice'] as const
export type LiveTag = (typeof LIVE_TAGS)[number]

/**
 * Path of the stream of live updates, below the base path. Server-sent events with the Bearer header; each names one
 * tag: `data: {"tag":"Mail"}`. A comment line every 20 s keeps proxies from closing it.
 */
export const LIVE_PATH = 'api/live'
