import { calls } from '../platform/http/calls'
import { routes } from './routes'

const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path.toLowerCase()}`

describe('The routes of the server', () => {
  it('answer each call of the contract exactly once', () => {
    const answered = routes.map(route => addressOf(route.call)).sort()
    expect(answered).toEqual(Object.values(calls).map(addressOf).sort())
  })

  it('have no two calls at one path, because the other method is told which one is right', () => {
    const paths = Object.values(calls).map(({ path }) => path.toLowerCase())
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('write for callers only, whose request ids tell a write that is sent again', () => {
    expect(routes.filter(({ call }) => call.open && call.writes)).toEqual([])
  })

  it('ask nobody for a permission where the call is open', () => {
    expect(routes.filter(({ call, needs }) => call.open && needs.length > 0)).toEqual([])
  })
})
