import { transfer } from '@portal/shared-lib/contract/actions'
import { people } from '@portal/shared-lib/contract/cases'
import { errors } from '@portal/shared-lib/contract/errors'
import { stage } from '@portal/shared-lib/contract/files'
import { sendMail } from '@portal/shared-lib/contract/mail'
import { saveNotice } from '@portal/shared-lib/contract/notices'
import { policyHistory } from '@portal/shared-lib/contract/policies'
import { register } from '@portal/shared-lib/contract/registration'
import { CLASSIFIED } from '@portal/shared-lib/contract/rules/classified-words'
import { MAIL_TEXTS } from '@portal/shared-lib/contract/rules/mail'
import { NOTICE_TEXTS } from '@portal/shared-lib/contract/rules/notice'
import { POLICY_TEXTS } from '@portal/shared-lib/contract/rules/policies'
import { SECRECY_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/secrecy'
import * as contract from '@portal/shared-lib/contract/secrecy'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { registrationArgs } from '../../../test/registrations'

const WORD = '昆仑七号'
const reason = '保密办通知'

describe('What the security officer sets of secrecy', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  let officer: { token: string }
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  beforeAll(async () => {
    officer = await as('sec92')
  })

  it('is read and set by nobody else', async () => {
    for (const account of ['sys91', 'aud93', 'zs05']) {
      const by = await as(account)
      const answers = [
        await portal.ask(contract.classifiedWords, {}, by),
        await portal.ask(contract.previewWord, { word: WORD, inUse: true }, by),
        await portal.ask(contract.setWord, { word: WORD, inUse: true, reason }, by),
        await portal.ask(contract.masks, {}, by),
        await portal.ask(contract.setMask, { kind: 'name', head: 0, tail: 0, reason }, by),
        await portal.ask(policyHistory, { kind: 'word', of: WORD }, by),
        await portal.ask(policyHistory, { kind: 'mask', of: 'name' }, by),
      ]
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => errors.forbidden.code))
    }
  })

  describe('as a classified word', () => {
    const preview = (word: string, inUse = true) => portal.ask(contract.previewWord, { word, inUse }, officer)
    const set = (word: string, inUse = true, why = reason) =>
      portal.ask(contract.setWord, { word, inUse, reason: why }, officer)
    afterEach(() => portal.db.deleteFrom('classified_word').execute())

    it.each([
      ['一', TEXTS.word],
      ['昆'.repeat(21), TEXTS.word],
      ["昆仑'; --", TEXTS.word],
      ['昆仑%', TEXTS.word],
      ['昆仑 七号', TEXTS.word],
      ['高度机密', TEXTS.covered],
      ['绝密', TEXTS.covered],
    ])('cannot be %s', async (word, text) => {
      for (const answer of [await preview(word), await set(word)])
        expect(answer).toMatchObject({ code: errors.rule.code, message: text })
      expect(await portal.fieldRefused(contract.previewWord, { word, inUse: true }, officer)).toBe('word')
    })

    it('takes a reason, and a change', async () => {
      expect((await set(WORD, true, ' ')).message).toBe(POLICY_TEXTS.reason)
      expect(await set(WORD, false)).toMatchObject({ message: TEXTS.unchanged })
      await set(WORD)
      expect(await set(WORD)).toMatchObject({ message: TEXTS.unchanged })
    })

    it('tells beforehand how many open cases have it, without those behind a wall, and keeps who asked', async () => {
      const summary = `来信反映${WORD}工地占用其家承包地，至今未收到补偿。`
      const letters = [await cases.letter({ summary }), await cases.letter({ summary })]
      const walled = letters[0]?.petitionNo ?? ''
      await portal.db.updateTable('petition').set({ walled_off: true }).where('petition_no', '=', walled).execute()
      expect((await preview(WORD)).data).toEqual({ cases: 1 })
      expect((await preview('从未出现的词')).data).toEqual({ cases: 0 })
      const asked = portal.db.selectFrom('audit').where('action', '=', 'previewWord').where('object_id', '=', WORD)
      expect(await asked.select('person_id').execute()).toEqual([{ person_id: 'demo-sec92' }])
    })

    it('is refused at once where the fixed ones are, in the same words at the same entries', async () => {
      const letter = await cases.letter()
      const [clerk, editor] = [await as('zs05'), await as('xw18')]
      const hidden = `昆 仑\u200B七号`
      const sent = { contents: `关于${hidden}的通知`, receivers: ['zs01'] }
      expect(await portal.ask(sendMail, sent, clerk)).toMatchObject({ code: 0 })
      await set(WORD)
      expect(await portal.ask(sendMail, sent, clerk)).toMatchObject({ message: MAIL_TEXTS.classified })
      const notice = { title: `${hidden}值班安排`, content: '请知悉', publish: false }
      expect(await portal.ask(saveNotice, notice, editor)).toMatchObject({ message: NOTICE_TEXTS.classified })
      expect(await portal.fieldRefused(saveNotice, notice, editor)).toBe('ggbt')
      const args = {
        petitionNo: letter.petitionNo,
        version: 1,
        ...dispatchArgs(LABOUR),
        text: `请按${hidden}办理，并书面告知信访人。`,
      }
      expect(await portal.ask(transfer, args as never, clerk)).toMatchObject({ message: CLASSIFIED })
      expect(await portal.fieldRefused(transfer, args as never, clerk)).toBe('blyj')
      const file = { name: `${WORD}.txt`, content: '内容' }
      expect(await portal.ask(stage, {}, { ...clerk, file })).toMatchObject({ message: '文件存在敏感词，不允许上传！' })
      await set(WORD, false)
      expect(await portal.ask(sendMail, sent, clerk)).toMatchObject({ code: 0 })
    })

    it('is for the registrar to look at in the petitioner’s own words', async () => {
      await set(WORD)
      const args = registrationArgs({ summary: `来信称邻居自称参加过${WORD}，在小区里四处吹嘘扰民。` })
      expect(await portal.ask(register, args, await as('zs01'))).toMatchObject({
        message: `信访人陈述中含有${WORD}，请确认材料不涉密`,
      })
      const confirmed = await portal.ask(register, { ...args, confirmed: ['V5'] }, await as('zs01'))
      expect(confirmed.message).toBe('')
    })

    it('stays with its history when it is taken out of use', async () => {
      await set(WORD)
      await set(WORD, false, '已解密')
      const { list } = await portal.answerTo(contract.classifiedWords, {}, officer)
      expect(list).toMatchObject([{ word: WORD, inUse: false, reason: '已解密', person: expect.stringMatching(/./) }])
      const past = await portal.answerTo(policyHistory, { kind: 'word', of: WORD }, officer)
      expect(past.list.slice(0, 2).map(({ was, is }) => [was, is])).toEqual([
        ['启用', '停用'],
        ['未添加', '启用'],
      ])
    })

    it('cannot be removed by the server', async () => {
      await set(WORD)
      await expect(portal.services.db.deleteFrom('classified_word').execute()).rejects.toThrow('permission denied')
    })
  })

  describe('as a mask', () => {
    const set = (kind: 'idCard' | 'mobile' | 'name' | 'address', head: number, tail: number) =>
      portal.ask(contract.setMask, { kind, head, tail, reason }, officer)
    afterEach(() => portal.db.deleteFrom('mask').execute())

    it.each([
      ['idCard', 7, 4, 'head'],
      ['idCard', 6, 5, 'tail'],
      ['name', 2, 0, 'head'],
      ['address', 3, 1, 'tail'],
    ] as const)('never shows more of %s than delivered: %i and %i', async (kind, head, tail, field) => {
      expect(await set(kind, head, tail)).toMatchObject({ code: errors.rule.code, message: TEXTS.mask })
      expect(await portal.fieldRefused(contract.setMask, { kind, head, tail, reason }, officer)).toBe(field)
    })

    it.each([[-1], [1.5]])('is no number like %d', async head => {
      expect((await set('name', head, 0)).code).not.toBe(0)
    })

    it('is used at once by whoever reads masked data, and kept with its history', async () => {
      const letter = await cases.letter()
      await letter.act('zs05', transfer, dispatchArgs(LABOUR))
      const masked = async () => (await portal.answerTo(people, { petitionNo: letter.petitionNo }, await as('zs05')))[0]
      expect(await masked()).toMatchObject({ name: '冯*莲', idCard: '990121********1231' })
      expect(await set('idCard', 0, 4)).toMatchObject({ code: 0 })
      expect(await set('name', 1, 0)).toMatchObject({ code: 0 })
      expect(await masked()).toMatchObject({ name: '冯**', idCard: '**************1231' })
      expect(await set('name', 1, 0)).toMatchObject({ message: TEXTS.unchanged })
      const { list } = await portal.answerTo(contract.masks, {}, officer)
      expect(list.find(({ kind }) => kind === 'name')).toMatchObject({ head: 1, tail: 0, reason })
      expect(list.find(({ kind }) => kind === 'mobile')).toMatchObject({ head: 3, tail: 4, at: null })
      const past = await portal.answerTo(policyHistory, { kind: 'mask', of: 'name' }, officer)
      expect(past.list).toMatchObject([{ was: '赵*禾', is: '赵**', reason }])
    })
  })
})
