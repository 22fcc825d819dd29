import { createCache, StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider, type ThemeConfig } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { type ReactNode, useSyncExternalStore } from 'react'
import { composition } from '../config/composition'
import { onContrast, wantsContrast } from '../theme/contrast'
import { onStillness, wantsStillness } from '../theme/motion'
import { currentTokens, FONT, FONT_SIZE } from '../theme/tokens'

const ID = 'portal-popups'

/**
 * Where lists and calendars open: in the modal dialog of what opens them, since the rest of the page is behind it; else
 * in a landmark of their own at the end of the page, so that whoever goes by landmarks finds them.
 */
const popupsFor = (trigger: HTMLElement | undefined): HTMLElement =>
  trigger?.closest('dialog') ?? document.getElementById(ID) ?? newLandmark()

function newLandmark(): HTMLElement {
  const landmark = document.createElement('section')
  landmark.id = ID
  landmark.setAttribute('aria-label', '展开的选项')
  document.body.append(landmark)
  return landmark
}

/** One cache for all roots of the page, so that no style is inserted twice. */
const cache = createCache()

/** antd would call the buttons above a calendar otherwise than they read: 选择年份 for 2026年. */
const NAMED_AS_THEY_READ = { yearSelect: '', monthSelect: '' }
const calendar = zhCN.DatePicker
const LOCALE = {
  ...zhCN,
  ...(calendar && { DatePicker: { ...calendar, lang: { ...calendar.lang, ...NAMED_AS_THEY_READ } } }),
}

const themeOf = (tokens: ReturnType<typeof currentTokens>, still: boolean): ThemeConfig => ({
  cssVar: { key: 'portal' },
  hashed: false,
  token: {
    colorPrimary: tokens.primary,
    colorLink: tokens.primary,
    // The lighter ones that antd would make for the pointer are below 4.5:1.
    colorPrimaryHover: tokens.primary,
    colorLinkHover: tokens.primary,
    colorText: tokens.text,
    colorTextSecondary: tokens.textSoft,
    colorTextDescription: tokens.textSoft,
    colorTextPlaceholder: tokens.hint,
    colorBorder: tokens.border,
    colorBorderSecondary: tokens.line,
    colorError: tokens.danger,
    colorErrorBg: tokens.dangerSoft,
    colorErrorBorder: tokens.dangerLine,
    colorWarning: tokens.warning,
    colorWarningBg: tokens.warningSoft,
    colorWarningBorder: tokens.warningLine,
    colorSuccess: tokens.success,
    colorSuccessBg: tokens.successSoft,
    colorSuccessBorder: tokens.successLine,
    fontFamily: FONT,
    fontSize: FONT_SIZE,
    borderRadius: 4,
    controlHeight: 32,
    // Without it antd would wait for the end of motions that the style sheet has taken out.
    motion: !still,
    motionDurationFast: '0.05s',
    motionDurationMid: '0.1s',
    motionDurationSlow: '0.15s',
  },
  components: {
    Table: { cellPaddingBlockSM: 7, headerBg: tokens.ground },
    // Days of the months beside the one that is shown can be chosen too: they are read.
    DatePicker: { colorTextDisabled: tokens.hint },
  },
})

/** Theme, language and styles of antd for one root: the `frame` of remotes that use it. */
export function PortalUi({ children }: { children: ReactNode }) {
  useSyncExternalStore(onContrast, wantsContrast)
  const still = useSyncExternalStore(onStillness, wantsStillness)
  return (
    <StyleProvider cache={cache}>
      <ConfigProvider
        locale={LOCALE}
        button={{ autoInsertSpace: false }}
        getPopupContainer={popupsFor}
        theme={themeOf(currentTokens(composition().province.primaryColor), still)}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
