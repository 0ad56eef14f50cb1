/** Finds the words that differ least from one, over many words: 1,000 articles have some 80,000 forms. */
export function createSimilarity(words: string[]): (word: string, mostEdits: number) => string[] {
  const letters = words.map(lettersOf)
  return (word, mostEdits) => {
    let least = mostEdits
    let found: string[] = []
    const own = lettersOf(word)
    for (const [index, candidate] of words.entries()) {
      if (Math.abs(candidate.length - word.length) > least) continue
      // Nobody errs in the first letter: «Meinung» is no «Eignung».
      if (candidate[0] !== word[0]) continue
      // An edit changes two letters of the set at most; this spares the comparison of nearly all words.
      if (bitsOf(own ^ (letters[index] ?? 0)) > 2 * least) continue
      const edits = typingErrors(word, candidate)
      if (edits < least) found = []
      if (edits > least) continue
      least = edits
      found.push(candidate)
    }
    return found
  }
}

/**
 * How many letters must be added, removed, replaced, or exchanged with their neighbour, to make one word of the other (optimal
 * string alignment). Not `edit-distance`: that one is a metric and small, this one knows how fingers err.
 */
export function typingErrors(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          isExchanged && row > 1 && column > 1 ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = next
  }
  return last[other.length] ?? 0
}

/** The letters of a word as a set, a bit for each; what is none of a to z shares some. */
function lettersOf(word: string): number {
  let set = 0
  for (let index = 0; index < word.length; index += 1) set |= 1 << (word.charCodeAt(index) & 31)
  return set
}

function bitsOf(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1
  return count
}
