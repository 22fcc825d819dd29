/** Seconds for which a picture can be scanned and confirmed. */
export const QR_SECONDS = 180
