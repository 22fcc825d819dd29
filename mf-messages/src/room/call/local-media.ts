import type { Tracks } from './peer'

const VIDEO: MediaTrackConstraints = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 20 } }
const AUDIO: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true }

export interface Devices {
  readonly microphone: boolean
  readonly camera: boolean
  readonly sharing: boolean
}

/** The user's camera, microphone and screen. What is off is let go, so that its light goes out; the microphone rests. */
export class LocalMedia {
  #microphone: MediaStreamTrack | undefined
  #camera: MediaStreamTrack | undefined
  #screen: MediaStreamTrack | undefined
  #closed = false

  constructor(readonly changed: () => void) {}

  get devices(): Devices {
    const { video } = this.tracks
    return {
      microphone: this.#microphone?.enabled ?? false,
      camera: video !== undefined && video === this.#camera,
      sharing: this.#screen !== undefined,
    }
  }

  /** The screen stands in the camera's place while it is shared. */
  get tracks(): Tracks {
    return { audio: this.#microphone, video: this.#screen ?? this.#camera }
  }

  /** Turns on what there is; answers what is missing, in words. */
  async open(): Promise<string | undefined> {
    const problems = [await this.#openMicrophone(), await this.#openCamera()]
    return problems.filter(Boolean).join('；') || undefined
  }

  async toggleMicrophone(): Promise<string | undefined> {
    if (!this.#microphone) return await this.#openMicrophone()
    this.#microphone.enabled = !this.#microphone.enabled
    this.changed()
    return undefined
  }

  async toggleCamera(): Promise<string | undefined> {
    if (!this.#camera) return await this.#openCamera()
    this.#camera.stop()
    this.#camera = undefined
    this.changed()
    return undefined
  }

  async toggleSharing(): Promise<string | undefined> {
    if (this.#screen) return this.#stopSharing()
    const screen = await firstTrack(() => navigator.mediaDevices.getDisplayMedia({ video: true }))
    if (typeof screen === 'string') return screen === 'NotAllowedError' ? '已取消共享屏幕' : '无法共享屏幕'
    this.#screen = this.#kept(screen)
    // Also by the browser's own button.
    screen.onended = () => this.#stopSharing()
    this.changed()
    return undefined
  }

  close(): void {
    this.#closed = true
    for (const track of [this.#microphone, this.#camera, this.#screen]) track?.stop()
    this.#microphone = this.#camera = this.#screen = undefined
  }

  #stopSharing(): undefined {
    this.#screen?.stop()
    this.#screen = undefined
    this.changed()
  }

  async #openMicrophone(): Promise<string | undefined> {
    const track = await firstTrack(() => navigator.mediaDevices.getUserMedia({ audio: AUDIO }))
    if (typeof track === 'string') return problemWords('麦克风', track)
    this.#microphone = this.#kept(track)
    this.changed()
    return undefined
  }

  async #openCamera(): Promise<string | undefined> {
    const track = await firstTrack(() => navigator.mediaDevices.getUserMedia({ video: VIDEO }))
    if (typeof track === 'string') return problemWords('摄像头', track)
    this.#camera = this.#kept(track)
    this.changed()
    return undefined
  }

  /** The user may have left while the browser was asking. */
  #kept(track: MediaStreamTrack): MediaStreamTrack | undefined {
    if (!this.#closed) return track
    track.stop()
    return undefined
  }
}

/** The track, or the name of what went wrong. */
async function firstTrack(ask: () => Promise<MediaStream>): Promise<MediaStreamTrack | string> {
  // Browsers give devices to safe addresses alone.
  if (!window.isSecureContext) return 'SecurityError'
  try {
    return (await ask()).getTracks()[0] ?? 'NotFoundError'
  } catch (error) {
    return error instanceof Error ? error.name : 'Error'
  }
}

const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: '未获允许，请在浏览器地址栏的权限设置中允许后重新打开',
  NotFoundError: '未找到设备',
  NotReadableError: '正被其他程序占用',
  SecurityError: '须以HTTPS地址访问才能使用',
}

const problemWords = (device: string, reason: string) => `${device}${REASONS[reason] ?? '无法打开'}`
