import { articles } from 'virtual:pages/articles'

/** Whether the lists that travel with pages name every article: of a topic with many they name the newest. */
export const areAllListed = articles.every(({ links, count }) => links.length === count)
