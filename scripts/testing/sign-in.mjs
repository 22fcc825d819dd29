const PASSWORD = process.env.DEMO_PASSWORD || 'Linjiang@2026'

/**
 * Signs somebody in, a persona of the demo province unless a password is given, at the only organisation there is.
 * @param {string} address
 * @param {string} account
 * @param {string} [password]
 * @returns {Promise<{ cookie: { name: string, value: string }, headers: { authorization: string } }>}
 */
export async function signIn(address, account, password = PASSWORD) {
  const jsonData = JSON.stringify({ loginAccount: account, type: '1' })
  const organisations = await post(`${address}api/XfUserController/getOrgListByLoginAccount`, { jsonData })
  const { data } = await organisations.json()
  const form = { username: account, password, orgId: data.list[0].id }
  const answer = await post(`${address}api/login/LoginController/in`, form)
  const [name, value] = answer.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? []
  if (!name || !value) throw new Error(`${account} could not sign in: ${await answer.text()}`)
  return { cookie: { name, value }, headers: { authorization: `Bearer ${value}` } }
}

/** @param {string} url @param {Record<string, string>} form */
const post = (url, form) => fetch(url, { method: 'POST', body: new URLSearchParams({ ...form, ...page }) })

const page = { pageNumber: '1', limit: '20' }
