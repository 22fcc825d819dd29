// The application has an address of its own, which begins as that of its page.
window.history.replaceState(null, '', '/tjfx/home/index')

export {}
