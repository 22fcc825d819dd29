import { createCache, StyleProvider, type StyleProviderProps } from '@ant-design/cssinjs'
import { ConfigProvider, type ThemeConfig, theme } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { type ReactNode, useSyncExternalStore } from 'react'
import { composition } from '../config/composition'
import { currentTheme, looks, onLooks } from '../theme/looks'
import { onStillness, wantsStillness } from '../theme/motion'
import { currentTokens, FONT, fontSize } from '../theme/tokens'

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

declare global {
  /** How antd writes styles where `:where` and logical properties are unknown; the shell sets it in older browsers. */
  var __PORTAL_OLDER_STYLES: Pick<StyleProviderProps, 'hashPriority' | 'transformers'> | undefined
}

/** One cache for all roots of the page, so that no style is inserted twice. */
const cache = keeping(createCache())

/** How antd begins the paths of what is the same in every theme; variables have others, and give way to one another. */
const LASTING = 'style%'

/**
 * Has a cache keep the styles of what is not shown any more. antd counts who uses them, and would derive them anew for
 * every dialog that is opened: a quarter of the work of opening one. The page counts as one who uses them.
 */
function keeping(styles: ReturnType<typeof createCache>) {
  const update = styles.opUpdate.bind(styles)
  styles.opUpdate = (path, use) =>
    update(path, before => {
      const after = use(before)
      return before || !after || !path.startsWith(LASTING) ? after : [after[0] + 1, after[1]]
    })
  return styles
}

type Transformer = NonNullable<StyleProviderProps['transformers']>[number]
type Style = Parameters<NonNullable<Transformer['visit']>>[0]

/** antd would style every link of the page, and by variables that only its own components have: the ring would be gone. */
const noLinks: Transformer = {
  visit: ({ a, ...others }: Style) => (isOfEveryLink(a) ? others : { ...others, ...(a !== undefined && { a }) }),
}

const isOfEveryLink = (style: unknown): boolean =>
  typeof style === 'object' && style !== null && '-webkit-text-decoration-skip' in style

/** antd would call the buttons above a calendar otherwise than they read: 选择年份 for 2026年. */
const NAMED_AS_THEY_READ = { yearSelect: '', monthSelect: '' }
const calendar = zhCN.DatePicker
const LOCALE = {
  ...zhCN,
  ...(calendar && { DatePicker: { ...calendar, lang: { ...calendar.lang, ...NAMED_AS_THEY_READ } } }),
}

type Algorithm = Exclude<NonNullable<ThemeConfig['algorithm']>, unknown[]>

/** antd would darken in the dark what is made for it already. */
const inOwnColours: Algorithm = (seed, map) => ({
  ...(map ?? theme.defaultAlgorithm(seed)),
  colorPrimary: seed.colorPrimary,
  colorError: seed.colorError,
  colorWarning: seed.colorWarning,
  colorSuccess: seed.colorSuccess,
})

function algorithms(): Algorithm[] {
  const ground = currentTheme() === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm
  return [ground, ...(looks().density === 'compact' ? [theme.compactAlgorithm] : []), inOwnColours]
}

/** Pixels: of a control beside text of the usual size, and more for what is larger. */
const controlHeight = () => 32 + 2 * (fontSize() - 14)

const themeOf = (tokens: ReturnType<typeof currentTokens>, still: boolean): ThemeConfig => ({
  cssVar: { key: 'portal' },
  hashed: false,
  algorithm: algorithms(),
  token: {
    colorPrimary: tokens.primary,
    colorLink: tokens.primary,
    // The lighter ones that antd would make for the pointer are below 4.5:1.
    colorPrimaryHover: tokens.primary,
    colorLinkHover: tokens.primary,
    colorTextBase: tokens.text,
    colorBgBase: tokens.surface,
    colorBgContainer: tokens.surface,
    colorBgElevated: tokens.surface,
    colorBgLayout: tokens.ground,
    colorBgSpotlight: tokens.text,
    colorTextLightSolid: tokens.onPrimary,
    colorText: tokens.text,
    colorTextSecondary: tokens.textSoft,
    colorTextDescription: tokens.textSoft,
    colorTextPlaceholder: tokens.hint,
    // Of the ring around what has the focus, too.
    colorPrimaryBorder: tokens.primary,
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
    fontSize: fontSize(),
    borderRadius: 4,
    controlHeight: controlHeight(),
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

let latest: { readonly key: string; readonly config: ThemeConfig } | undefined

/** The same for all pickers that look alike: antd derives its styles from it once. */
function themeNow(still: boolean): ThemeConfig {
  const { text, density } = looks()
  const key = `${currentTheme()} ${text} ${density} ${still}`
  if (latest?.key !== key) latest = { key, config: themeOf(currentTokens(composition().province), still) }
  return latest.config
}

/** Theme, language and styles of the portal for what is of antd inside. */
export function AntdTheme({ children }: { children: ReactNode }) {
  // Either changes: what is chosen, or what the machine asks for.
  useSyncExternalStore(onLooks, looks)
  useSyncExternalStore(onLooks, currentTheme)
  const still = useSyncExternalStore(onStillness, wantsStillness)
  const older = globalThis.__PORTAL_OLDER_STYLES
  return (
    <StyleProvider cache={cache} {...older} transformers={[noLinks, ...(older?.transformers ?? [])]}>
      <ConfigProvider
        locale={LOCALE}
        button={{ autoInsertSpace: false }}
        getPopupContainer={popupsFor}
        theme={themeNow(still)}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
