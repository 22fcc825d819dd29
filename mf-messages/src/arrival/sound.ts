import { readSaved, save } from '@portal/shared-lib'

const OFF = '0'
const ON = '1'

/** The play-audio flag; on until somebody turns it off. */
export const isSoundOn = (): boolean => readSaved('playAudio') !== OFF

export const turnSound = (on: boolean): void => save('playAudio', on ? ON : OFF)

/** Browsers let a page be heard only after the user has touched it. */
export const maySound = (): boolean => isSoundOn() && navigator.userActivation?.hasBeenActive === true

/** Hertz. */
const PITCHES = [880, 1175] as const
/** Seconds of each tone. */
const LENGTH = 0.14
/** Of full loudness. */
const LOUDNESS = 0.15

/** Two short tones. */
export function playTones(): void {
  const context = new AudioContext()
  const volume = context.createGain()
  volume.gain.value = LOUDNESS
  volume.connect(context.destination)
  const tones = PITCHES.map((pitch, nth) => {
    const tone = context.createOscillator()
    tone.frequency.value = pitch
    tone.connect(volume)
    tone.start(context.currentTime + nth * LENGTH)
    tone.stop(context.currentTime + (nth + 1) * LENGTH)
    return tone
  })
  tones.at(-1)?.addEventListener('ended', () => void context.close())
}
