/**
 * A button, where it leads, and what must be visible there for the page to count as arrived.
 * @typedef {{ button: string, text?: string, path: string, content: string }} Way
 */

/** From the sign-in form, once it is filled in. @type {Way} */
export const SIGN_IN = { button: 'button[type=submit]', path: '/home/homeStaff', content: 'h1' }
/** @type {Way} */
export const TO_HOME = { button: 'header nav button', text: '首页', path: '/home/index', content: 'h1' }
/** @type {Way} */
export const TO_LIST = {
  button: 'header nav button',
  text: '业务办理',
  path: '/toDoManage/departToDo',
  content: 'tbody tr[data-row-key]',
}

const LIMIT_MS = 60_000
const MARK = 'arrived'

/** Milliseconds from the click until what is behind it is there. @param {import('@playwright/test').Page} page @param {Way} way */
export const go = (page, way) => page.evaluate(clickAndWait, { ...way, limitMs: LIMIT_MS })

/**
 * Milliseconds from the start of the navigation until something is visible.
 * @param {import('@playwright/test').Page} page @param {string} url @param {string} content
 */
export async function open(page, url, content) {
  await page.addInitScript(markWhenVisible, { content, name: MARK })
  await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS })
  await page.waitForFunction(name => performance.getEntriesByName(name).length > 0, MARK, { timeout: LIMIT_MS })
  return await page.evaluate(name => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN, MARK)
}

/** Runs in the page, from its very start. @param {{ content: string, name: string }} target */
function markWhenVisible({ content, name }) {
  // The browser remembers 250 otherwise.
  performance.setResourceTimingBufferSize(2000)
  const look = () => {
    const place = document.querySelector('#outlet')
    const inside = place?.querySelector('wujie-app')?.shadowRoot ?? place
    if (inside?.querySelector(content)?.checkVisibility()) performance.mark(name)
    else requestAnimationFrame(look)
  }
  // Frameworks open pages within the page, in which nothing is looked for.
  if (window === window.top) look()
}

/** Runs in the page. @param {Way & { limitMs: number }} way @returns {Promise<number>} */
function clickAndWait({ button: selector, text = '', path, content, limitMs }) {
  /** One of the frameworks shows its applications behind a shadow root. */
  const inside = () => {
    const place = document.querySelector('#outlet')
    return place?.querySelector('wujie-app')?.shadowRoot ?? place
  }
  const buttons = [...document.querySelectorAll(selector)]
  const button = buttons.find(({ textContent }) => textContent?.startsWith(text))
  if (!(button instanceof HTMLElement)) throw new Error(`There is no ${selector} ${text}`)
  const old = inside()?.querySelector(content)
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`${path} did not appear`)), limitMs)
    const started = performance.now()
    /** @type {Node} */
    let watched = document
    const observer = new MutationObserver(look)
    const watch = (/** @type {Node} */ node) =>
      observer.observe(node, { childList: true, subtree: true, characterData: true })
    function look() {
      const place = inside()
      if (place instanceof ShadowRoot && place !== watched) {
        watched = place
        watch(place)
      }
      const found = place?.querySelector(content)
      if (!found || found === old || !location.pathname.endsWith(path) || !found.checkVisibility()) return
      observer.disconnect()
      clearTimeout(timer)
      done(performance.now() - started)
    }
    watch(document)
    button.click()
  })
}
