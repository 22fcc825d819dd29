import type { Page } from '@playwright/test'
import { LETTER } from '../../scripts/testing/letter.mjs'
import { expect } from './stories'

/** Registers a letter in the name of whoever has signed in on a page, past the form; answers its number. */
export async function registerAtOnce(registrar: Page, address: string): Promise<string> {
  const cookies = await registrar.context().cookies()
  const token = cookies.find(({ name }) => name === 'Admin-Token-YWXT')?.value
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await registrar.request.post(`${address}api/petitions/registerLetter`, { data: LETTER, headers })
  const registered = await answer.json()
  expect(registered).toMatchObject({ code: 0 })
  return registered.data.xfjbh
}
