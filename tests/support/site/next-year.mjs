// Loaded into a build (`tests/site/pages/reproducible-build`) to set its clock a year ahead.
const Now = Date
const ahead = 366 * 24 * 60 * 60 * 1000

globalThis.Date = class extends Now {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Now.now() + ahead]))
  }
  static now() {
    return Now.now() + ahead
  }
}
