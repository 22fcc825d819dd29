/**
 * @jest-environment-options {"url": "http://localhost:7077/tjfx/login"}
 */
import { composition } from '@portal/shared-lib'
import { render, screen } from '@testing-library/react'
import { TestBanner } from './portal'

const before = { ...composition().province }

/** Shows the banner at http://localhost:7077 in a province with these. */
function showFor(province: { testPorts: string[]; testOrigins: string[] }): string | undefined {
  Object.assign(composition().province, province)
  render(<TestBanner />)
  return screen.queryByText(/测试版本/)?.textContent ?? undefined
}

describe('the test-version banner', () => {
  afterEach(() => {
    Object.assign(composition().province, before)
  })

  it('is shown on a test port', () => {
    expect(showFor({ testPorts: ['9901', '7077'], testOrigins: [] })).toBe('当前为测试版本，请勿录入真实信访数据')
  })

  it('is shown on a test origin', () => {
    expect(showFor({ testPorts: [], testOrigins: ['http://localhost:7077'] })).toContain('测试版本')
  })

  it('is not shown elsewhere', () => {
    expect(showFor({ testPorts: ['9901'], testOrigins: ['http://test:7077'] })).toBeUndefined()
  })
})
