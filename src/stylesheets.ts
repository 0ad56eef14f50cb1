/**
 * Every stylesheet of the site: the layers first, then each component's. Named here rather than by what the browser's
 * bundle happens to contain, because header, footer and texts are rendered in Node only.
 */
import './styles/index.css'

import.meta.glob('./{components,layouts}/*.module.css', { eager: true })
