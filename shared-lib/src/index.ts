/** The ground of every remote: SDK, session, the one store and api, errors, formats. No antd here. */
export { type Asked, api, type Tag } from './api/api'
export { COUNT_POLLING, useCount } from './api/counts'
export { EXPIRY_DELAY, onSessionEnd } from './api/expiry'
export { type Outcome, onOutcome } from './api/outcomes'
export { asPortalError, DEFAULT_MESSAGE, type PortalError } from './api/portal-error'
export { reads, readsTogether, remoteApi, type WriteArgs, writes } from './api/remote-api'
export { isRepeating, onRepeating } from './api/repetition'
export { newId } from './api/request-ids'
export { type Sent, send } from './api/send'
export { clearToken, readToken } from './api/token'
export {
  type ComposedRemote,
  type Composition,
  composition,
  type DialogTab,
  type ForcedDialogs,
  type HeaderEntry,
  type HomeWidget,
  offersPage,
  type RemoteRoute,
  titleOfPage,
  type UserMenuEntry,
} from './config/composition'
export { csvOf } from './formats/csv'
export { formatDateTime, formatDay, greeting, remainingWords } from './formats/days'
export { formatNumber } from './formats/numbers'
export { formatSize } from './formats/sizes'
export { type Command, type CommandGroup, commandsNow, useCommands } from './sdk/commands'
export { defineParts, type PartProps } from './sdk/define-parts'
export { defineDialog, defineRemote } from './sdk/define-remote'
export { downloadFile } from './sdk/download-file'
export { heldNews, holdNews } from './sdk/hold-news'
export type { Lifecycles, MountProps } from './sdk/lifecycles'
export { type Notice, notify, onNotice } from './sdk/notify'
export { Offered, OfferedWords } from './sdk/offered'
export { isPartOnItsWay, onDemand, WhileLoading } from './sdk/on-demand'
export { PageLoading } from './sdk/page-loading'
export { lendParts, type PartOfRemote, placesIn, RemotePart } from './sdk/remote-part'
export { saveCsv, saveFile } from './sdk/save-file'
export { whenBack } from './sdk/when-back'
export { Can, can, useCan, useDesktop } from './session/can'
export { type Owned, ownedByUser } from './session/owned'
export { clearSaved, readSaved, type SavedName, save } from './session/saved'
export { type Thresholds, useThresholds } from './session/thresholds'
export { BESIDE_OWN_TODOS, type Elsewhere, useHint } from './session/use-hint'
export { type Desktop, type NodeSettings, type PermissionNode, settingsOf } from './store/permissions'
export { readAgain } from './store/read-again'
export { sessionSlice } from './store/session-slice'
export { type PortalState, store } from './store/store'
export { StoreProvider } from './store/store-provider'
export { onContrast } from './theme/contrast'
export { currentTheme, looks, onLooks, showLooks } from './theme/looks'
export { nightVariables, paint, themeVariables, tokens } from './theme/tokens'
