/** The newest of the releases that 本次更新 tells of; apart from them, so that nobody loads their words before asking. */
export const RELEASE = '2026-11'
