/** In the place of what Module Federation makes of an error: it leads to pages that an office cannot open. */

/** @param {string} code @param {Readonly<Record<string, string>>} descriptions @param {object} [args] @param {string} [cause] */
export const getShortErrorMsg = (code, descriptions, args, cause) =>
  [`${descriptions[code]} #${code}`, args && JSON.stringify(args), cause].filter(Boolean).join('\n')
