const NEEDED = { major: 20, minor: 19 }

/**
 * What to tell somebody whose Node is too old; an empty text when it is not.
 * @param {string} version such as 20.19.0
 */
export function describeOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const enough = major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor)
  return enough
    ? ''
    : `This needs Node ${NEEDED.major}.${NEEDED.minor} or newer, but this is ${version}. See https://nodejs.org`
}
