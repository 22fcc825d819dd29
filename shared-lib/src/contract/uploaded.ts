import { z } from 'zod'
import { named } from './form'
import { MAX_FILES, TOO_MANY_FILES } from './rules/attachment'

const ids = (missing?: string) => z.array(z.string(), { error: missing }).max(MAX_FILES, TOO_MANY_FILES)

/** Files that were uploaded for a call. */
export const uploaded = () => named('fjList', ids().default([]))

/** As `uploaded`, one at least. */
export const uploadedSome = (missing: string) => named('fjList', ids(missing).min(1, missing))
