import { composition } from '@portal/shared-lib'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { findColleagues } from '@portal/shared-lib/contract/lookups'
import * as contract from '@portal/shared-lib/contract/official-documents'
import {
  HELPER_ADDRESS,
  HELPER_CODES,
  HELPER_FUNCTIONS,
  type HelperFunction,
} from '@portal/shared-lib/contract/rules/certificate-helper'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import casework from '../app'
import { READ, seal } from './testing/documents'

type Answers = Partial<Record<HelperFunction, unknown>>

const HELPER: Answers = {
  selectCertificate: 'c1',
  exportCertificate: 'DER of c1',
  verifyPin: HELPER_CODES.done,
  signPkcs7: 'signed files',
  sealList: '公章||s1&&&业务专用章||s2',
  sealPicture: 'data:image/png;base64,AAAA',
}
const OWNER = '临江省信访局 姜丙竹'
const MADE_AT = '2026-11-23T01:00:00.000Z'
const SEALING: CallAnswer<typeof contract.officialButtons> = [
  { code: 'gw:seal', action: 'seal', name: '用印', visible: 1, enabled: 1, reason: '', primary: 1 },
]

describe('A seal that is bound to a key, on screens', () => {
  const sent: unknown[] = []
  const told: string[][] = []
  let end = async () => {}

  async function open(path: string, answers: Answers = {}, more: Parameters<typeof fakeServer>[0] = []) {
    const before = composition().province.signInModes
    Reflect.set(composition().province, 'signInModes', ['ordinary', 'key'])
    const server = fakeServer([
      ...more,
      fake(contract.officialDocuments, () => ({ list: [], total: 0, next: null })),
      fake(contract.officialDocument, () => ({ ...READ, sealKey: OWNER })),
      fake(contract.officialButtons, () => SEALING),
      fake(contract.receiversOf, () => {
        throw new FakeRefusal('notFound', { what: '公文' })
      }),
      fake(contract.orgSeals, () => [seal('3', '局印', true, true, OWNER), seal('4', '旧式印章')]),
      fake(contract.prepareSeal, ({ args }) => {
        sent.push(args)
        return { text: 'digests of both', madeAt: MADE_AT }
      }),
      fake(contract.seal, ({ args }) => {
        sent.push(args)
        return { id: '7', state: '4', stateName: '待发送', version: 5 }
      }),
      fake(findColleagues, () => [{ personId: 'p9', name: '姜丙竹', department: '办公室', position: '公文员' }]),
      fake(contract.keepSeal, ({ args }) => {
        sent.push(args)
        return null
      }),
    ])
    const toServer = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      if (String(input) !== HELPER_ADDRESS) return toServer(input, init)
      const { FuncId, ObjGuid, ...parameters } = JSON.parse(String(init?.body))
      const name = Object.entries(HELPER_FUNCTIONS).find(([, id]) => id === FuncId)?.[0] as HelperFunction
      told.push([name, ...(Object.values(parameters) as string[])])
      return Response.json({ RetVal: { ...HELPER, ...answers }[name] })
    }
    const desktop = desktopWith(['official/officialList'], { userId: 'me' })
    const [first] = desktop.permissionList
    for (const url of ['gw:seals', 'gw:seal']) if (first) desktop.permissionList.push({ ...first, url })
    const view = await renderRemote(casework, { path, desktop })
    end = async () => {
      await view.unmount()
      server.stop()
      Reflect.set(composition().province, 'signInModes', before)
    }
    return server
  }

  afterEach(async () => {
    for (const each of [sent, told]) each.length = 0
    await end()
    end = async () => {}
  })

  async function openSealing(answers: Answers = {}) {
    const server = await open('/official/officialDetail?gwid=7', answers)
    await userEvent.click(await screen.findByRole('button', { name: '用印' }))
    await screen.findByText('旧式印章')
    return { server, dialog: within(screen.getByRole('dialog')) }
  }

  it('asks for the PIN of the key, which signs what the server has made', async () => {
    const { server, dialog } = await openSealing()
    await userEvent.click(dialog.getByRole('button', { name: '用印' }))
    expect(await dialog.findByText('证书PIN码不能为空！')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/证书PIN码/), '111111')
    await userEvent.click(dialog.getByRole('button', { name: '用印' }))
    const asked = { id: '7', version: READ.version, sealId: '3' }
    await waitFor(() => expect(sent).toEqual([asked, { ...asked, madeAt: MADE_AT, signature: 'signed files' }]))
    expect(told).toEqual([['selectCertificate'], ['verifyPin', 'c1', '111111'], ['signPkcs7', 'c1', 'digests of both']])
    expect(JSON.stringify(server.arrived)).not.toContain('111111')
  })

  it('asks for no PIN where another seal has no key', async () => {
    const { dialog } = await openSealing()
    await userEvent.click(dialog.getByText('旧式印章'))
    await waitFor(() => expect(dialog.queryByLabelText(/证书PIN码/)).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: '用印' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(told).toEqual([])
  })

  it.each<[string, Answers, string]>([
    ['a wrong PIN', { verifyPin: HELPER_CODES.wrongPin, pinRetryCount: '3' }, '证书PIN码错误，还可以重试3次'],
    ['no key', { selectCertificate: HELPER_CODES.noKey }, '请插入存有数字证书的USBKey！'],
    ['no answer', { selectCertificate: undefined }, '请检查【证书管家】是否正常运行'],
  ])('seals nothing where the helper answers %s, and says what to do', async (_, answers, text) => {
    const { dialog } = await openSealing(answers)
    await userEvent.type(dialog.getByLabelText(/证书PIN码/), '222222')
    await userEvent.click(dialog.getByRole('button', { name: '用印' }))
    expect(await dialog.findByText(text)).toBeVisible()
    expect(sent).toEqual([])
  })

  async function openKeeping(answers: Answers = {}) {
    await open('/official/officialList', answers)
    await userEvent.click(await screen.findByRole('button', { name: '印章管理' }))
    expect(await screen.findByText(`密钥：${OWNER}`)).toHaveAttribute('title', '证书序列号0A1B')
    await userEvent.click(screen.getByRole('button', { name: '登记印章' }))
    const dialog = within(await screen.findByRole('dialog', { name: '登记印章' }))
    await userEvent.click(dialog.getByText('密钥（USBKey）'))
    return dialog
  }

  it('is registered with one of the seals on the key and its certificate', async () => {
    const dialog = await openKeeping()
    await userEvent.click(dialog.getByRole('button', { name: '登记印章' }))
    expect(await dialog.findByText(TEXTS.keyUnreadable)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/印章名称/), '局印')
    await userEvent.type(dialog.getByLabelText(/保管人/), '姜')
    await userEvent.click(await screen.findByText('姜丙竹（办公室 公文员）'))
    await userEvent.type(await dialog.findByLabelText(/有效期自/), '2026-01-01{Enter}')
    await userEvent.type(await dialog.findByLabelText(/有效期至/), '2030-12-31{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: '印章密钥 读取USBKey' }))
    await userEvent.click(await dialog.findByRole('radio', { name: '业务专用章' }))
    await userEvent.click(dialog.getByRole('button', { name: '登记印章' }))
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({ name: '局印', holderId: 'p9', certificate: 'DER of c1', keyPicture: 'AAAA' }),
      ]),
    )
  })

  it('cannot be registered with a key that has no seal on it', async () => {
    const dialog = await openKeeping({ sealList: '' })
    await userEvent.click(dialog.getByRole('button', { name: '印章密钥 读取USBKey' }))
    expect(await dialog.findByText(TEXTS.noSealOnKey)).toBeVisible()
  })

  it.each([
    ['', /由“临江省信访局 姜丙竹”的密钥于2026-11-20 08:30签名（证书序列号0A1B），签名和印章有效/],
    [TEXTS.signatureBroken, /密钥签名与登记的证书或者文件摘要不符，不能作为有效公文/],
  ])('is verified with its key: %s', async (problem, text) => {
    const key = { owner: OWNER, serialNo: '0A1B', signedAt: '2026-11-20 08:30:00', problem }
    const verified = fake(contract.verifySeal, () => ({ matches: true, digest: 'a1', found: 'a1', key }))
    await open('/official/officialDetail?gwid=7', {}, [verified])
    expect(await screen.findByText(OWNER)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '验章' }))
    expect(await screen.findByText(text)).toBeVisible()
  })
})
