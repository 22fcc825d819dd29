import type { Page } from '@playwright/test'
import { LETTER } from '../../scripts/testing/letter.mjs'
import { expect } from './stories'

/** Registers a letter in the name of whoever has signed in on a page, past the form. */
export async function registerAtOnce(registrar: Page, address: string): Promise<void> {
  const cookies = await registrar.context().cookies()
  const token = cookies.find(({ name }) => name === 'Admin-Token-YWXT')?.value
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await registrar.request.post(`${address}api/petitions/registerLetter`, { data: LETTER, headers })
  expect(await answer.json()).toMatchObject({ code: 0 })
}
