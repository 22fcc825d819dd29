import { type AcceptedEnding, acceptedEnding } from '@portal/shared-lib/contract/rules/attachment'

const UNSHOWN = 'application/octet-stream'

/** As what a page may show a file. All else, and all that could run, is but bytes. */
const SHOWN: Partial<Record<AcceptedEnding, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  txt: 'text/plain',
  csv: 'text/plain',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
}

/** The content type under which a file is shown. */
export function shownAs(name: string): string {
  const ending = acceptedEnding(name)
  return (ending && SHOWN[ending]) ?? UNSHOWN
}
