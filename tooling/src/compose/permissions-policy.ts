import type { Parts } from './parts.ts'

/** What video meetings and the hall's screen need; all else that browsers could give a page is off. */
const USED = ['camera', 'microphone', 'display-capture', 'fullscreen']
const OFF = [
  ...['accelerometer', 'gyroscope', 'magnetometer', 'geolocation', 'xr-spatial-tracking', 'idle-detection'],
  ...['hid', 'midi', 'serial', 'usb', 'payment', 'publickey-credentials-get', 'local-fonts'],
  ...['clipboard-read', 'encrypted-media', 'picture-in-picture', 'screen-wake-lock', 'sync-xhr'],
]

/**
 * The Permissions-Policy of the page. Where meetings are another service's, its pages in the portal's frame need the
 * same.
 */
export function permissionsPolicy(meeting: Parts['province']['meeting']) {
  const elsewhere = meeting?.provider === 'keda' ? ` "${new URL(meeting.room).origin}"` : ''
  return [...USED.map(name => `${name}=(self${elsewhere})`), ...OFF.map(name => `${name}=()`)].join(', ')
}
