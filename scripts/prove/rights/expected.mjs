/** @typedef {import('./facts.mjs').Petition} Petition @typedef {import('./questions.mjs').Question['wrong']} Wrong */

const UNKNOWN = { code: 4040, message: '信访件不存在或您无权查看', data: null }

/** @type {Wrong} */
export const isUnknown = answer =>
  JSON.stringify(answer) === JSON.stringify({ ...answer, ...UNKNOWN }) ? undefined : differs('4040', answer)

/** @param {number} code @returns {Wrong} */
export const codeIs = code => answer =>
  answer.code === code && answer.data === null ? undefined : differs(`${code}`, answer)

/** Neither done nor shown. @type {Wrong} */
export const isRefused = answer =>
  answer.code === 0 || answer.code === UNKNOWN.code ? differs('a refusal', answer) : undefined

/** Personal data stand in full before those alone who have something to do. @param {import('./calls.mjs').PetitionCall} call @param {boolean} handles @param {Petition} petition @returns {Wrong} */
export const known =
  (call, handles, { name, anonymous }) =>
  answer => {
    if (call.path.endsWith('/explain'))
      return answer.message === UNKNOWN.message ? differs('an answer', answer) : undefined
    if (answer.code !== 0) return differs('an answer', answer)
    if (!call.path.endsWith('/case') || anonymous) return undefined
    const shown = /** @type {{ xfr: string }} */ (answer.data).xfr
    return (shown === name) === handles ? undefined : `${shown} is shown, ${handles ? '' : 'not '}to be handled`
  }

export const numbersIn = (/** @type {unknown} */ data) =>
  /** @type {{ list: { xfjbh: string }[] }} */ (data).list.map(({ xfjbh }) => xfjbh)

/** @param {readonly string[]} expected @param {(data: unknown) => readonly string[]} textsIn @returns {Wrong} */
export const sameTexts = (expected, textsIn) => answer => {
  if (answer.code !== 0) return differs('an answer', answer)
  const shown = textsIn(answer.data)
  const extra = shown.filter(text => !expected.includes(text))
  const missing = expected.filter(text => !shown.includes(text))
  if (extra.length + missing.length === 0 && shown.length === expected.length) return undefined
  return `not expected: ${extra.join(' ')}; missing: ${missing.join(' ')}; ${shown.length} for ${expected.length}`
}

/**
 * All of some texts, and beside them none but those of some others.
 * @param {readonly string[]} least @param {readonly string[]} beside @param {(data: unknown) => readonly string[]} textsIn @returns {Wrong}
 */
export const textsBetween = (least, beside, textsIn) => answer =>
  sameTexts(least, data => textsIn(data).filter(text => !beside.includes(text)))(answer)

/** @param {(no: string) => boolean} may @returns {Wrong} */
export const onlyTexts = may => answer => {
  if (answer.code !== 0) return differs('an answer', answer)
  const found = /** @type {{ xfjbh: string }[]} */ (answer.data).map(({ xfjbh }) => xfjbh)
  const extra = found.filter(no => !may(no))
  return extra.length > 0 ? `not to be known: ${extra.join(' ')}` : undefined
}

/** @param {string} expected @param {import('./send.mjs').Answer} answer */
const differs = (expected, { code, message }) => `expected ${expected}, got ${code} ${message}`
