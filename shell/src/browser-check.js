// Runs before anything else, inlined into the page, in browsers that know nothing newer than ECMAScript 5.

/**
 * Why the portal should not be used in a browser, or '' where it may.
 * @param {string} policy the province's: 'modern' or 'legacy'
 * @param {string} userAgent
 * @param {boolean} able whether the browser has what the portal needs
 */
function browserWarning(policy, userAgent, able) {
  if (policy === 'legacy' && !/Trident\/([7-9]|\d\d)/.test(userAgent)) return legacyWarning(userAgent)
  return able ? '' : inabilityOf(userAgent)
}

/** For offices bound to Internet Explorer 11. @param {string} userAgent */
function legacyWarning(userAgent) {
  if (/MSIE|Trident/.test(userAgent)) return '您的 IE 浏览器版本过低，请升级到 IE 11 及以上版本。'
  if (is360(userAgent)) return '您正在使用 360 浏览器的极速模式，请切换到兼容模式。'
  if (/Edge?\//.test(userAgent))
    return '您正在使用 Edge 浏览器，本系统要求使用 IE 11 及以上版本，部分功能可能无法使用。'
  return '本系统要求使用 IE 11 及以上版本的浏览器，您当前的浏览器可能无法使用部分功能。'
}

/** @param {string} userAgent */
function inabilityOf(userAgent) {
  if (!/MSIE|Trident/.test(userAgent)) return '您的浏览器版本过低，无法运行本系统，请升级浏览器后再使用。'
  if (is360(userAgent)) return '360 浏览器的兼容模式无法运行本系统，请切换到极速模式。'
  return 'IE 浏览器无法运行本系统，请使用 Chrome、Edge、火狐，或国产浏览器的极速模式。'
}

/** Newer ones pass themselves off as Chrome and get the general words. @param {string} userAgent */
function is360(userAgent) {
  return /360SE|360EE|360ENT|QIHU|QihooBrowser|QHBrowser/i.test(userAgent)
}

/** Since Chromium 86 and Safari 15.4: whatever has these has the syntax of its scripts too; `older` fills in the rest. */
// biome-ignore lint/correctness/noUnusedVariables: called where the script is inlined
function runsPortal() {
  return 'replaceChildren' in document.documentElement && 'BroadcastChannel' in window
}

/**
 * Shows a warning above the page. Whoever can go on may put it away, for as long as the window is open.
 * @param {HTMLElement} place
 * @param {string} text
 * @param {boolean} able
 */
function showWarning(place, text, able) {
  if (!text || (able && wasRead())) return
  place.insertBefore(document.createTextNode(text), place.firstChild)
  place.removeAttribute('hidden')
  if (able) offerToGoOn(place, place.getElementsByTagName('button')[0])
}

/** @param {HTMLElement} place @param {HTMLButtonElement | undefined} button */
function offerToGoOn(place, button) {
  if (!button) return
  button.removeAttribute('hidden')
  button.addEventListener('click', function goOn() {
    place.setAttribute('hidden', '')
    remember()
  })
}

function wasRead() {
  try {
    return sessionStorage.getItem('browserWarning') === 'read'
  } catch (_) {
    return false
  }
}

function remember() {
  try {
    sessionStorage.setItem('browserWarning', 'read')
  } catch (_) {
    // A browser that refuses storage shows the warning again.
  }
}

/**
 * Called at the end of the script that is inlined.
 * @param {string} policy
 * @param {HTMLElement} place
 * @param {boolean} able
 */
// biome-ignore lint/correctness/noUnusedVariables: see above
function checkBrowser(policy, place, able) {
  showWarning(place, browserWarning(policy, navigator.userAgent, able), able)
}
