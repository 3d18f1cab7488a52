/**
 * The example content of the home page's figures: the work of Ada Lovelace. Every fact is documented: Scientific
 * Memoirs, vol. III (London 1843), pages 666 to 731, and her letters to Babbage of July and August 1843.
 */
export const ada = {
  name: 'Ada Lovelace',
  headline: 'Mathematician and writer on the Analytical Engine',
  city: 'London',
  email: 'ada@vitrine.example',
  site: 'ada.vitrine.example',
  summary:
    'Translator and annotator of Menabrea’s memoir on the Analytical Engine. Published in Note G how it would compute Bernoulli numbers, and argued that such an engine could act on things other than number.',
  quote: '“The Analytical Engine weaves algebraical patterns just as the Jacquard loom weaves flowers and leaves.”',
  noteG: {
    title: 'Note G: the Bernoulli numbers',
    summary:
      'Twenty-five operations, set out column by column, by which the engine would work out Bernoulli numbers without their having been worked out by human head and hands first.',
    short: 'Set out in twenty-five operations how the engine would compute Bernoulli numbers.',
    role: 'Author',
    year: '1843',
    venue: 'Scientific Memoirs, vol. III',
  },
  memoir: {
    title: 'A memoir, translated and outgrown',
    summary:
      'Menabrea’s account of Babbage’s lectures in Turin, translated from the French, with seven notes three times its length.',
  },
  publication: {
    title: 'Sketch of the Analytical Engine invented by Charles Babbage',
    venue: 'Scientific Memoirs, vol. III, pages 666–731',
    year: '1843',
  },
  work: [
    {
      position: 'Translator and author',
      at: 'Taylor’s Scientific Memoirs',
      years: '1842–1843',
      highlights: [
        'Translated the memoir from the French and added seven notes, A to G, three times its length.',
        'Set out in Note G, operation by operation, how the engine would compute Bernoulli numbers.',
        'Distinguished the engine from a calculator: it could act on whatever has relations that can be expressed.',
      ],
    },
    {
      position: 'Correspondent and collaborator',
      at: 'Charles Babbage',
      years: '1833–1852',
      highlights: [
        'Saw the working part of the Difference Engine in June 1833, and studied its plans.',
        'Offered, in August 1843, to take charge of the engine’s dealings with the public.',
      ],
    },
  ],
  education: [
    { what: 'Higher mathematics', by: 'with Augustus De Morgan', years: '1840–1841' },
    { what: 'Mathematics', by: 'with Mary Somerville', years: '1834–1835' },
  ],
  notes: [
    ['A', 'The Difference Engine and the Analytical Engine'],
    ['B', 'The store and its columns'],
    ['C', 'Cards, and how they are turned back'],
    ['G', 'The Bernoulli numbers'],
  ],
  fields: ['Analysis', 'Bernoulli numbers', 'Machine method', 'Translation'],
  languages: ['English', 'French', 'Italian', 'German'],
  circle: ['Charles Babbage', 'Mary Somerville', 'Augustus De Morgan', 'Charles Wheatstone', 'Michael Faraday'],
} as const;
