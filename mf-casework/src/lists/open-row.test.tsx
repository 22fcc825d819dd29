import { openedCase } from '@portal/shared-lib/contract/opened-case'
import { portalHistory } from '@portal/shared-lib/router'
import { screen } from '@testing-library/react'
import '../petition/first-readings'
import { openCase } from '../petition/testing/open-case'
import { openRow } from './open-row'

const CASE = '/toDoManage/handle?xfjbh=LX990000261120000015&dbid=7'

it('asks for a case before its page is made, and once', async () => {
  const opened = await openCase({}, '/toDoManage/handle')
  const asked = () => opened.asked(openedCase).length
  const askedBefore: number[] = []
  const stop = portalHistory.listen(() => askedBefore.push(asked()))
  openRow({ url: CASE }, [])
  expect(await screen.findByRole('button', { name: '登记过程' })).toBeInTheDocument()
  expect(askedBefore).toEqual([1])
  expect(asked()).toBe(1)
  stop()
  opened.close()
})
