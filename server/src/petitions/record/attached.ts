/** A file beside a row, as an answer names it; null where there is none. */
export const attachedOf = ({ fileId, fileName }: { fileId: string | null; fileName: string | null }) =>
  fileId === null ? null : { id: fileId, name: fileName ?? '' }
