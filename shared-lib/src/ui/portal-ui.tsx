import { createCache, StyleProvider } from '@ant-design/cssinjs'
import { App, ConfigProvider, type ThemeConfig } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { composition } from '../config/composition'
import { FONT, FONT_SIZE, tokens } from '../theme/tokens'

/** One cache for all roots of the page, so that no style is inserted twice. */
const cache = createCache()

const themeOf = (primary: string): ThemeConfig => ({
  cssVar: { key: 'portal' },
  hashed: false,
  token: {
    colorPrimary: primary,
    colorLink: primary,
    colorText: tokens.text,
    colorTextSecondary: tokens.textSoft,
    colorTextDescription: tokens.textSoft,
    colorTextPlaceholder: '#6b7585',
    colorBorder: '#c3ccd9',
    colorBorderSecondary: tokens.line,
    colorError: tokens.danger,
    colorWarning: tokens.warning,
    colorSuccess: tokens.success,
    fontFamily: FONT,
    fontSize: FONT_SIZE,
    borderRadius: 4,
    controlHeight: 32,
    motionDurationFast: '0.05s',
    motionDurationMid: '0.1s',
    motionDurationSlow: '0.15s',
  },
  components: { Form: { itemMarginBottom: 16 }, Table: { cellPaddingBlockSM: 7, headerBg: tokens.ground } },
})

/** Theme, language and styles of antd for one root: the `frame` of remotes that use it. */
export function PortalUi({ children }: { children: ReactNode }) {
  return (
    <StyleProvider cache={cache}>
      <ConfigProvider locale={zhCN} theme={themeOf(composition().province.primaryColor ?? tokens.primary)}>
        <App component={false}>{children}</App>
      </ConfigProvider>
    </StyleProvider>
  )
}
