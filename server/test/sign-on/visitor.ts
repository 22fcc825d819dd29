const MOST_STEPS = 12

/**
 * A browser that fills in the forms of a provider: it follows redirects with its cookies, and sends each form that it is shown
 * with the fields given, until it is sent somewhere that `isThere`.
 * @returns the address at which it would be; throws where it gets stuck
 */
export function createVisitor() {
  const cookies = new Map<string, string>()

  async function get(url: URL, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return async function visit(at: URL, fields: Record<string, string>, isThere: (url: URL) => boolean): Promise<URL> {
    let [url, response] = [at, await get(at)]
    if (isThere(at)) return at
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const location = response.headers.get('location')
      const page = location === null ? await response.text() : ''
      url = new URL(location ?? actionOf(page), url)
      if (isThere(url)) return url
      if (location !== null) response = await get(url)
      else response = await get(url, { method: 'POST', body: new URLSearchParams({ ...hiddenOf(page), ...fields }) })
    }
    throw new Error(`The provider leads in circles: ${url}`)
  }
}

function actionOf(page: string): string {
  const [, action] = /<form[^>]*action="([^"]+)"/.exec(page) ?? []
  if (action === undefined) throw new Error(`The provider shows no form: ${page.slice(0, 500)}`)
  return action
}

const hiddenOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<input [^>]*type="hidden"[^>]*>/g)].flatMap(([input]) => {
      const [name, value = ''] = ['name', 'value'].map(key => new RegExp(` ${key}="([^"]*)"`).exec(input)?.[1])
      return name === undefined ? [] : [[name, value]]
    }),
  )
