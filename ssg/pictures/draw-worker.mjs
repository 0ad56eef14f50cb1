// A thread of `draw-pngs`: Node reads TypeScript there only through this.
import { tsImport } from 'tsx/esm/api'

const { drawPng } = await tsImport('./draw-png.ts', import.meta.url)

export default drawPng
