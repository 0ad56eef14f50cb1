import { configureGlobal } from 'fast-check'

// Every run tests the same values, because a random failure would stop unrelated work.
configureGlobal({ seed: 20_261_123 })
