/** Apart, so that reading React is a task of its own (`entry-client`), and by a module of this project: the order of a build follows the names of what is imported late. */
export { hydrateRoot } from 'react-dom/client'
