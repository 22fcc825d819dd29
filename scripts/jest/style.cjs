// Class names of CSS modules, by their own names.
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => name }) }
