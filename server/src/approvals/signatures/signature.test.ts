import { PNG_URL, SIGNATURE_SIZE } from '@portal/shared-lib/contract/rules/signature'
import { endSignature, keepSignature, signature } from '@portal/shared-lib/contract/signature'
import { usingApprovals } from '../../../test/approvals'
import { usePortal } from '../../../test/portal'

/** The head of a PNG and something that tells pictures apart. */
function picture(what: string, { width, height }: { width: number; height: number } = SIGNATURE_SIZE): string {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  return PNG_URL + Buffer.concat([head, size, Buffer.from(what)]).toString('base64')
}

describe('The signature of who approves', () => {
  const portal = usePortal({ database: 'demo' })
  const { submitted, decided, read, tokenOf } = usingApprovals(portal)

  const keep = async (account: string, url: string) =>
    portal.ask(keepSignature, { picture: url }, { token: await tokenOf(account) })
  const ownOf = async (account: string) => portal.answerTo(signature, {}, { token: await tokenOf(account) })
  const signaturesOf = async (id: string) => {
    const { data } = await read('zs05', id)
    return data?.history.map(({ person, signature: shown }) => [person, shown])
  }
  const entrust = () =>
    portal.db
      .insertInto('approval_delegation')
      .values({
        org_id: '990000000-xf',
        from_person_id: 'demo-zs07',
        to_person_id: 'demo-zs08',
        reason: '出差',
        from_at: new Date(0),
        until_at: new Date('2099-01-01'),
        created_at: new Date(0),
      })
      .execute()

  it('is one’s own, and another is kept in its place', async () => {
    expect(await ownOf('zs06')).toBeNull()
    await keep('zs06', picture('一'))
    await keep('zs06', picture('二'))
    expect((await ownOf('zs06'))?.picture).toBe(picture('二'))
    expect(await ownOf('zs07')).toBeNull()
  })

  it('stands under what was decided with it, also when it has been changed or ended since', async () => {
    await keep('zs06', picture('旧'))
    const { id } = await submitted('long')
    await decided('zs06', id)
    await keep('zs06', picture('新'))
    await decided('zs07', id)
    await portal.ask(endSignature, {}, { token: await tokenOf('zs06') })
    expect(await ownOf('zs06')).toBeNull()
    expect(await signaturesOf(id)).toEqual([
      ['吴己莲', picture('旧')],
      ['郑庚榆', ''],
    ])
  })

  it('is that of who decides, not of who has entrusted it', async () => {
    await keep('zs07', picture('委托人'))
    await keep('zs08', picture('受托人'))
    await entrust()
    const { id } = await submitted('leader')
    await decided('zs08', id)
    expect(await signaturesOf(id)).toEqual([[expect.any(String), picture('受托人')]])
  })

  it.each([
    ['no picture', '', '签名图片格式不正确，请重新签名'],
    ['another kind', 'data:image/svg+xml;base64,PHN2Zy8+', '签名图片格式不正确，请重新签名'],
    ['what only says so', PNG_URL + Buffer.from('<script>').toString('base64'), '签名图片格式不正确，请重新签名'],
    ['another size', picture('', { width: 20_000, height: 20_000 }), '签名图片格式不正确，请重新签名'],
    ['what is too large', picture('字'.repeat(20_000)), '签名图片过大，请重新签名或换一张图片'],
  ])('refuses %s', async (_, url, message) => {
    const before = await ownOf('zs08')
    expect((await keep('zs08', url)).message).toBe(message)
    expect(await ownOf('zs08')).toEqual(before)
  })
})
