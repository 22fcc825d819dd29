import { calendarYears } from '@portal/shared-lib/contract/clocks'
import * as contract from '@portal/shared-lib/contract/parameters'
import { PARAMETER_TEXTS } from '@portal/shared-lib/contract/rules/parameters'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const PROVINCE = '990000000000'
const row = (value: string, more: object = {}) => ({
  regionCode: PROVINCE,
  regionName: '临江省',
  value,
  validFrom: '2026-01-01',
  validTo: null,
  ...more,
})
const CITY = { regionCode: '990100000000', regionName: '安澜市' }
const YEAR = { year: 2027, off: 28, worked: 6, isNew: true, moves: 12 }

async function open(path = '/sys/parameter') {
  let refusal = ''
  const server = fakeServer([
    fake(contract.parameters, () => ({
      list: [
        {
          name: 'limit.K04',
          delivered: '{"length":15,"unit":"day"}',
          set: [row('{"length":9,"unit":"workday"}', CITY)],
        },
        { name: 'warn.unit', delivered: '10', set: [row('12')] },
      ],
      regions: [{ regionCode: PROVINCE, regionName: '临江省' }, CITY],
    })),
    fake(contract.previewParameter, ({ args }) =>
      args.name === 'warn.unit' ? { keep: null, turn: 7 } : { keep: 5, turn: null },
    ),
    fake(contract.setParameter, () => {
      if (refusal) throw new FakeRefusal('rule', { text: refusal })
      return null
    }),
    fake(contract.parameterHistory, () => ({
      list: [
        {
          at: '2026-11-23 10:00:00',
          person: '',
          regionName: '临江省',
          validFrom: '2026-11-23',
          validTo: null,
          was: '10',
          is: '12',
        },
      ],
    })),
    fake(calendarYears, () => ({ years: [], warning: '2027年节假日安排尚未载入' })),
    fake(contract.previewCalendar, () => YEAR),
    fake(contract.importCalendar, () => YEAR),
  ])
  const page = await renderRemote(remote, { path, desktop: desktopWith(['sys:value']) })
  const sent = (call: { path: string }) =>
    server.arrived.filter(each => each.path === call.path).map(({ args }) => args)
  return {
    sent,
    refuse: (text: string) => {
      refusal = text
    },
    close: () => page.unmount().then(server.stop),
  }
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('参数管理', () => {
  let page: Awaited<ReturnType<typeof open>>
  afterEach(() => page.close())

  it('shows what is delivered and what regions have set beside it', async () => {
    page = await open()
    expect(await screen.findByText('15日（默认）')).toBeVisible()
    expect(screen.getByText('安澜市 9工作日（2026-01-01起）')).toBeVisible()
    expect(screen.queryByText('提前12日')).toBeNull()
  })

  it('sets one in two steps: first its effect is told', async () => {
    page = await open()
    await click('设置受理告知期限')
    const length = await screen.findByRole('spinbutton', { name: /长度/ })
    await userEvent.clear(length)
    await click('下一步')
    expect(await screen.findByText('请填写0至3650之间的整数')).toBeVisible()
    await userEvent.type(length, '10')
    await click('下一步')
    expect(await screen.findByText(/正在计时的5个期限保持不变/)).toBeVisible()
    expect(page.sent(contract.setParameter)).toEqual([])
    page.refuse(PARAMETER_TEXTS.past)
    await click('确认设置')
    expect(await screen.findByText(PARAMETER_TEXTS.past)).toBeVisible()
    page.refuse('')
    await click('确认设置')
    expect(page.sent(contract.setParameter).at(-1)).toMatchObject({
      name: 'limit.K04',
      regionCode: PROVINCE,
      value: '{"length":10,"unit":"day"}',
      validTo: null,
    })
  })

  it('takes days or a share of the limit for a warning, not both', async () => {
    page = await open('/sys/parameter?group=warning')
    await click('设置责任单位期限预警')
    await userEvent.type(await screen.findByRole('spinbutton', { name: /用去/ }), '50')
    await click('下一步')
    expect(await screen.findByText('请填写天数或百分比其中一项')).toBeVisible()
    await userEvent.clear(screen.getByRole('spinbutton', { name: /提前/ }))
    await click('下一步')
    expect(await screen.findByText(/正在计时的7个期限的预警时间将改变/)).toBeVisible()
    expect(page.sent(contract.previewParameter)).toMatchObject([{ value: '{"percentUsed":50}' }])
  })

  it('tells who has set it, the command line too', async () => {
    page = await open('/sys/parameter?group=warning')
    await click('记录责任单位期限预警')
    const dialog = within(await screen.findByRole('dialog', { name: '责任单位期限预警的设置记录' }))
    expect(await dialog.findByText('命令行')).toBeVisible()
    expect(dialog.getByText('提前10日')).toBeVisible()
  })

  it('takes a year of days off in when it is told what moves', async () => {
    page = await open('/sys/parameter?group=calendar')
    expect(await screen.findByText('2027年节假日安排尚未载入')).toBeVisible()
    // The tests' browser cannot read a file.
    const file = Object.assign(new File([], '2027.json'), { text: async () => '{"year":2027}' })
    await userEvent.upload(screen.getByLabelText('年度节假日数据文件'), file)
    expect(await screen.findByText('正在计时的12个期限将改到其他日期')).toBeVisible()
    await click('确认载入')
    expect(page.sent(contract.importCalendar)).toEqual([{ text: '{"year":2027}' }])
  })
})
