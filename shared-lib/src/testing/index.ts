/** For tests: a screen as the portal would show it, with answers that keep to the contract. */
export { desktopWith } from './desktops'
export { type Arrived, FakeRefusal, fake, fakeServer } from './fake-server'
export { keepingBrowser } from './keeping-browser'
export { layOut } from './lay-out'
export { renderRemote } from './render-remote'
