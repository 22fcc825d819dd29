/** The file, beside a build's output and in what is packed of it, that holds the pages it rendered. */
export const PRERENDERED = 'prerendered.json'
