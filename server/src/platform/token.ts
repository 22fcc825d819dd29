import { createHash, randomBytes } from 'node:crypto'

/** Bytes of a token that cannot be guessed: 256 bits. */
const TOKEN_BYTES = 32

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is stored of a token, so that whoever reads the database can use none. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
