import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as rules from '@portal/shared-lib/contract/rules/certificate-helper'
import { makeDemonstration } from '../../server/src/people/identity/certificates/demo/authority'
import * as work from '../../server/src/people/identity/certificates/demo/helper-work'
import { freePort } from '../testing/free-ports.mjs'
import { certificateFor } from './certificates.mjs'
import { createFunctions } from './functions.mjs'
import { serve } from './serve.mjs'

const PIN = '111111'
const PORTAL = 'http://localhost:8080'
const codes = rules.HELPER_CODES

describe('The stand-in of the certificate helper', () => {
  /** @type {string} */
  let folder
  /** @type {Record<string, import('./certificates.mjs').SoftKey>} */
  const certificates = {}
  /** @type {import('./kit.mjs').Kit['rules']} */
  let ourRules
  /** @type {undefined | (() => Promise<void>)} */
  let stop

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cert-helper-'))
    await makeDemonstration(join(folder, 'certificates'), new Date())
    for (const kind of /** @type {const} */ (['sm2', 'rsa']))
      certificates[`zs01-${kind}`] = await certificateFor(work, folder, kind, 'zs01')
    const port = await freePort()
    const ours = { HELPER_PORT: port, HELPER_ADDRESS: `http://127.0.0.1:${port}` }
    ourRules = /** @type {typeof ourRules} */ (/** @type {unknown} */ ({ ...rules, ...ours }))
  })
  afterEach(async () => stop?.())
  afterAll(() => rm(folder, { recursive: true }))

  /** @param {{ inserted?: boolean, broken?: boolean }} options */
  async function start({ inserted = true, broken = false } = {}) {
    const options = { account: 'zs01', pin: PIN, inserted, broken, origins: [PORTAL] }
    stop = await serve(ourRules, createFunctions({ rules: ourRules, work }, certificates, options), options)
  }

  /** @param {unknown} body @param {Record<string, string>} headers @param {string} method */
  function send(body, headers = { Origin: PORTAL }, method = 'POST') {
    /** @type {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, text: string }>} */
    const answered = new Promise((done, fail) => {
      const asked = request(ourRules.HELPER_ADDRESS, { method, headers, agent: false }, response => {
        let text = ''
        response.on('data', part => {
          text += part
        })
        response.on('end', () => done({ status: response.statusCode, headers: response.headers, text }))
      })
      asked.on('error', fail).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    return answered
  }

  /** Of one object. @param {string} object */
  const askAs =
    object =>
    async (/** @type {rules.HelperFunction} */ name, /** @type {string[]} */ ...parameters) =>
      JSON.parse((await send(rules.helperQuestion(name, object, parameters))).text).RetVal
  const ask = askAs('object-1')

  it('answers every function of the map', async () => {
    await start()
    await ask('verifyPin', 'zs01-sm2', PIN)
    for (const name of /** @type {rules.HelperFunction[]} */ (Object.keys(rules.HELPER_FUNCTIONS)))
      expect([name, await ask(name, 'zs01-sm2', PIN)]).not.toEqual([name, codes.unknownFunction])
  })

  it('lists what the key holds, and tells of each', async () => {
    await start()
    expect(await ask('userList')).toBe('zs01||zs01-sm2&&&zs01||zs01-rsa')
    expect(await ask('selectCertificate')).toBe('zs01-sm2')
    expect(await ask('keyAlgorithm', 'zs01-rsa')).toBe('RSA')
    expect(await ask('keySerial', 'zs01-rsa')).toBe('SOFT-zs01-rsa')
    expect(await ask('exportCertificate', 'nobody')).toBe(codes.badParameter)
  })

  it.each(['zs01-sm2', 'zs01-rsa'])('signs and opens with %s what can be checked and was sealed', async id => {
    await start()
    await ask('verifyPin', id, PIN)
    const certificate = await ask('exportCertificate', id)
    const bare = await ask('signPkcs1', id, 'text')
    expect(await ask('verifyPkcs1', certificate, 'text', bare)).toBe(codes.done)
    expect(await ask('verifyPkcs1', certificate, 'other', bare)).toBe(codes.notVerified)
    const signed = await ask('signPkcs7', id, 'text')
    expect(await ask('verifyPkcs7', signed, 'text')).toBe(codes.done)
    expect(await ask('verifyPkcs7', signed, 'other')).toBe(codes.notVerified)
    const sealed = await ask('encrypt', certificate, '密码@2026')
    expect(await ask('decrypt', id, sealed)).toBe('密码@2026')
    expect(await ask('decrypt', id, 'AAAA')).toBe(codes.badParameter)
  })

  it('shows its seal', async () => {
    await start()
    expect(await ask('sealList')).toBe('zs01||seal-1')
    expect(await ask('sealPicture', 'seal-1')).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  it('counts wrong PINs down, forgets them after a right one, and locks after the sixth', async () => {
    await start()
    expect(await ask('pinRetryCount', 'zs01-sm2')).toBe('6')
    expect(await ask('verifyPin', 'zs01-sm2', 'wrong')).toBe(codes.wrongPin)
    expect(await ask('pinRetryCount', 'zs01-sm2')).toBe('5')
    expect(await ask('verifyPin', 'zs01-sm2', PIN)).toBe(codes.done)
    expect(await ask('pinRetryCount', 'zs01-sm2')).toBe('6')
    for (let count = 0; count < 5; count += 1) await ask('verifyPin', 'zs01-sm2', 'wrong')
    expect(await ask('verifyPin', 'zs01-sm2', 'wrong')).toBe(codes.pinLocked)
    expect(await ask('verifyPin', 'zs01-sm2', PIN)).toBe(codes.pinLocked)
    expect(await ask('pinRetryCount', 'zs01-sm2')).toBe('0')
  })

  it('opens a certificate for the object whose PIN was right, and for no other', async () => {
    await start()
    await ask('verifyPin', 'zs01-sm2', PIN)
    expect(await ask('signPkcs7', 'zs01-rsa', 'text')).toBe(codes.pinNeeded)
    expect(await askAs('object-2')('signPkcs7', 'zs01-sm2', 'text')).toBe(codes.pinNeeded)
  })

  it('says so while no key is inserted', async () => {
    await start({ inserted: false })
    expect(await ask('userList')).toBe('')
    expect(await ask('selectCertificate')).toBe(codes.noKey)
    expect(await ask('verifyPin', 'zs01-sm2', PIN)).toBe(codes.noKey)
    expect(await ask('sealList')).toBe(codes.noKey)
  })

  it('answers code 19 to everything when told so', async () => {
    await start({ broken: true })
    expect(await ask('userList')).toBe(19)
  })

  it('refuses what is no question', async () => {
    await start()
    const answers = ['', 'null', '[]', '{"FuncId":999,"ObjGuid":"a"}', '{"FuncId":100}', '{"FuncId":"__proto__"}']
    for (const body of answers)
      expect([codes.unknownFunction, codes.badParameter]).toContain(JSON.parse((await send(body)).text).RetVal)
  })

  it('lets pages of the portal in after a preflight, and nobody else', async () => {
    await start()
    const asked = { Origin: PORTAL, 'Access-Control-Request-Private-Network': 'true' }
    const preflight = await send('', asked, 'OPTIONS')
    expect(preflight).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-origin': PORTAL, 'access-control-allow-private-network': 'true' },
    })
    /** @type {Record<string, string>[]} */
    const strangers = [{}, { Origin: 'https://example.com' }, { Origin: PORTAL, Host: 'example.com:36157' }]
    for (const headers of strangers) expect((await send({}, headers)).status).toBe(403)
  })

  it('keeps the certificate of an account for the next time', async () => {
    const again = await certificateFor(work, folder, 'sm2', 'zs01')
    const before = certificates['zs01-sm2']
    expect(before && work.certificateOf(before)).toBe(work.certificateOf(again))
  })
})
