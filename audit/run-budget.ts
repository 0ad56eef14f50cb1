import { fileURLToPath } from 'node:url'
import { readDist } from './site/read-dist.ts'
import { budgetOf, overBudget } from './budget/budget.ts'
import { budgetTable } from './budget/budget-table.ts'

const budget = budgetOf(readDist(fileURLToPath(new URL('..', import.meta.url))))
const over = overBudget(budget)
console.log('Bytes as hosts send them, compressed with brotli.')
console.log(budgetTable(budget))
console.log(over.length === 0 ? '\nWithin every budget' : `\n${over.length} over budget`)
process.exitCode = over.length === 0 ? 0 : 1
