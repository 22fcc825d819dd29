/** The program on the user's machine that works with the key that is inserted: for the sign-in and for seals. */
export { KeyTrouble } from './key-trouble'
export { type Helper, openHelper } from './local-program'
export { openCertificate } from './open-certificate'
