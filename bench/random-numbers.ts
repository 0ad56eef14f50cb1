/** Numbers from 0 to 1 by a linear congruential generator, the same on every run. */
export function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
