import { browserOf } from './browser'

describe('The browser somebody sits at', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/143.0.0.0 Safari/537.36`, 'Chrome（Windows）'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
      'Edge（Windows）',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; WOW64) ${webkit} Chrome/108.0.0.0 Safari/537.36 QIHU 360EE`,
      '360浏览器（Windows）',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox（Linux）'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari（macOS）',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50',
      '微信（iOS）',
    ],
    ['Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 'IE（Windows）'],
    ['curl/8.5.0', '未知浏览器（未知系统）'],
    ['<script>alert(1)</script>', '未知浏览器（未知系统）'],
    ['', '未知浏览器（未知系统）'],
  ])('%s is named by its family and system', (userAgent, name) => {
    expect(browserOf(userAgent)).toBe(name)
  })
})
