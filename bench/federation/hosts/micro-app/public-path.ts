declare let __webpack_public_path__: string

const { __MICRO_APP_PUBLIC_PATH__: injected } = window as { __MICRO_APP_PUBLIC_PATH__?: string }
if (injected) __webpack_public_path__ = injected

export {}
