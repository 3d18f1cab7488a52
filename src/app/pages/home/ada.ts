/**
 * The example content of the figure of the reading order. Every fact is documented: Scientific Memoirs, vol. III (London
 * 1843), pages 666 to 731.
 */
export const ada = {
  name: 'Ada Lovelace',
  headline: 'Mathematician and writer on the Analytical Engine',
  city: 'London',
  email: 'ada@vitrine.example',
  publication: {
    title: 'Sketch of the Analytical Engine invented by Charles Babbage',
    venue: 'Scientific Memoirs, vol. III, pages 666–731',
    year: '1843',
  },
  work: {
    position: 'Translator and author',
    at: 'Taylor’s Scientific Memoirs',
    years: '1842–1843',
    highlight: 'Translated the memoir from the French and added seven notes, A to G, three times its length.',
  },
} as const;
