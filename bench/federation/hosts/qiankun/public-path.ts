declare let __webpack_public_path__: string

const { __INJECTED_PUBLIC_PATH_BY_QIANKUN__: injected } = window as { __INJECTED_PUBLIC_PATH_BY_QIANKUN__?: string }
if (injected) __webpack_public_path__ = injected

export {}
