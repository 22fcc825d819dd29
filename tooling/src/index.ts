// What scripts, proofs and figures take to compose a portal.
export { browserCheck } from './compose/browser-check.ts'
export { compose } from './compose/compose.ts'
export { compress } from './compose/compress.ts'
export { integrityOf } from './compose/digests.ts'
export { firstPicture } from './compose/first-picture/first-picture.ts'
export { indexHtml, pageHeaders } from './compose/index-html.ts'
export { readParts } from './compose/parts.ts'
