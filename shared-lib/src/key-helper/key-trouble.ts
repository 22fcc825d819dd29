/** Why a key did not sign: what the user can do about it, in Chinese. Known by its name where this chunk is not loaded. */
export class KeyTrouble extends Error {
  override readonly name = 'KeyTrouble'
}
