/** By the ending of the file's name, which the upload has checked against its content. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** The media type of a picture that may stand before a video; undefined of any other file. */
export const posterType = (name: string): string | undefined => TYPES[name.split('.').at(-1)?.toLowerCase() ?? '']
