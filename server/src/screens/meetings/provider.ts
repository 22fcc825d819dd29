import type { MeetingSettings } from '../../platform/meeting-settings'
import type { Access, MeetingProvider } from './access'
import { keda } from './keda'

/** Between the browsers of the members themselves. */
const builtIn = (iceServers: Access['iceServers']): MeetingProvider => ({
  admit: async () => ({ url: null, iceServers }),
})

/** The one that the province has chosen. */
export const meetingProvider = (settings: MeetingSettings): MeetingProvider =>
  settings.provider === 'keda' ? keda(settings) : builtIn(settings.iceServers)
