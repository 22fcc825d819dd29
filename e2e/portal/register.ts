import type { Page } from '@playwright/test'
import { expect } from './stories'

const LETTER = {
  xfrq: '2026-01-05',
  xfxsdm: '100',
  xm: '钱乙舟',
  zz: '安澜市城东区',
  xfrs: 1,
  wtsddm: '990121000000',
  xfmddm: '01',
  nrfldm: '030300',
  nrzy: '建议在路口增设行人过街信号灯，早晚高峰学生过街存在安全隐患。',
}

/** Registers a letter in the name of whoever has signed in on a page, past the form. */
export async function registerAtOnce(registrar: Page, address: string): Promise<void> {
  const cookies = await registrar.context().cookies()
  const token = cookies.find(({ name }) => name === 'Admin-Token-YWXT')?.value
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await registrar.request.post(`${address}api/petitions/registerLetter`, { data: LETTER, headers })
  expect(await answer.json()).toMatchObject({ code: 0 })
}
