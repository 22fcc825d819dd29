import { challenge, serverCertificate } from '@portal/shared-lib/contract/certificates'
import {
  HELPER_ADDRESS,
  HELPER_CODES,
  HELPER_FUNCTIONS,
  type HelperFunction,
} from '@portal/shared-lib/contract/rules/certificate-helper'
import { FakeRefusal, fake, fakeServer } from '@portal/shared-lib/testing'
import { proveWithKey } from './prove-with-key'

type Answers = Partial<Record<HelperFunction, unknown>>

const WORKING: Answers = {
  selectCertificate: 'c1',
  verifyPin: HELPER_CODES.done,
  keyAlgorithm: 'SM2',
  encrypt: 'sealed password',
  signPkcs7: 'signed challenge',
}

/** A helper and a server that answer as told; what the helper was asked, by name. */
function openWorld(answers: Answers = {}, certificateMissing = false) {
  const server = fakeServer([
    fake(serverCertificate, ({ args }) => {
      if (certificateMissing) throw new FakeRefusal('rule', { text: '服务器端数字证书获取失败！' })
      return `certificate for ${args.kind}`
    }),
    fake(challenge, () => ({ message: 'challenge 1' })),
  ])
  const toServer = globalThis.fetch
  const asked: { name: string; object: string; parameters: string[] }[] = []
  globalThis.fetch = async (input, init) => {
    if (String(input) !== HELPER_ADDRESS) return toServer(input, init)
    const { FuncId, ObjGuid, ...parameters } = JSON.parse(String(init?.body))
    const name = Object.entries(HELPER_FUNCTIONS).find(([, id]) => id === FuncId)?.[0] as HelperFunction
    asked.push({ name, object: ObjGuid, parameters: Object.values(parameters) })
    return Response.json({ RetVal: { ...WORKING, ...answers }[name] })
  }
  return { asked, server }
}

const trouble = () => proveWithKey('secret', '111111').catch((error: Error) => `${error.name}: ${error.message}`)

describe('signing in with a key', () => {
  let world: ReturnType<typeof openWorld>
  afterEach(() => world.server.stop())

  it('opens the certificate by the PIN, seals the password for the server, and signs its challenge', async () => {
    world = openWorld()
    expect(await proveWithKey('secret', '111111')).toEqual({
      sealedPassword: 'sealed password',
      message: 'challenge 1',
      signature: 'signed challenge',
    })
    expect(world.asked.map(({ name, parameters }) => [name, ...parameters])).toEqual([
      ['selectCertificate'],
      ['verifyPin', 'c1', '111111'],
      ['keyAlgorithm', 'c1'],
      ['encrypt', 'certificate for sm2', 'secret'],
      ['signPkcs7', 'c1', 'challenge 1'],
    ])
  })

  it('is one undertaking for the helper, and another one each time', async () => {
    world = openWorld()
    await proveWithKey('secret', '111111')
    await proveWithKey('secret', '111111')
    const objects = world.asked.map(({ object }) => object)
    expect(new Set(objects).size).toBe(2)
    expect(new Set(objects.slice(0, 5)).size).toBe(1)
  })

  it('keeps PIN and password from the server', async () => {
    world = openWorld()
    await proveWithKey('secret', '111111')
    expect(JSON.stringify(world.server.arrived)).not.toMatch(/secret|111111/)
  })

  it.each<[string, Answers, string]>([
    ['no key', { selectCertificate: HELPER_CODES.noKey }, '请插入存有数字证书的USBKey！'],
    ['code 19', { selectCertificate: 19 }, '请检查【证书管家】是否正常运行'],
    ['no answer in it', { selectCertificate: undefined }, '请检查【证书管家】是否正常运行'],
    ['a wrong PIN', { verifyPin: HELPER_CODES.wrongPin, pinRetryCount: '3' }, '证书PIN码错误，还可以重试3次'],
    ['a locked PIN', { verifyPin: HELPER_CODES.pinLocked }, '证书PIN码已锁定，请联系证书管理人员解锁'],
    ['a failed signature', { signPkcs7: HELPER_CODES.badParameter }, '证书签名失败，请重新插入USBKey后重试'],
  ])('tells what to do where the helper answers %s', async (_, answers, text) => {
    world = openWorld(answers)
    expect(await trouble()).toBe(`KeyTrouble: ${text}`)
  })

  it('tells where the helper cannot be reached or is none', async () => {
    world = openWorld()
    const toServer = globalThis.fetch
    for (const answer of [() => Promise.reject(new TypeError('Failed to fetch')), async () => new Response('<html>')]) {
      globalThis.fetch = (input, init) => (String(input) === HELPER_ADDRESS ? answer() : toServer(input, init))
      expect(await trouble()).toBe('KeyTrouble: 请检查【证书管家】是否正常运行')
    }
  })

  it('tells where the server has no certificate, and asks for no signature then', async () => {
    world = openWorld({}, true)
    expect(await trouble()).toBe('KeyTrouble: 服务器端数字证书获取失败！')
    expect(world.asked.map(({ name }) => name)).not.toContain('signPkcs7')
  })
})
