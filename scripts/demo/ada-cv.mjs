/** Ada's CV. Scientific Memoirs, vol. III (London 1843), pages 666 to 731, and her letters to Babbage of 1843. */
export const CV = {
  name: 'Mathematics and writing',
  basics: {
    phone: '',
    url: 'https://ada.vitrine.example',
    city: 'London',
  },
  headline: 'Mathematician and writer on the Analytical Engine',
  summary:
    'Translator and annotator of Menabrea’s memoir on the Analytical Engine. Published in Note G how it would compute Bernoulli numbers, and argued that such an engine could act on things other than number.',
  sections: {
    work: [
      {
        name: 'Taylor’s Scientific Memoirs',
        location: 'London',
        roles: [
          {
            ...{ position: 'Translator and author', start: '1842', end: '1843' },
            highlights: [
              'Translated the memoir from the French and added seven notes, A to G, **three times its length**.',
              'Set out in Note G, operation by operation, how the engine would compute Bernoulli numbers.',
              'Distinguished the engine from a calculator: it could act on whatever has relations that can be expressed.',
            ],
          },
        ],
      },
      {
        name: 'Charles Babbage',
        location: 'London',
        roles: [
          {
            ...{ position: 'Correspondent and collaborator', start: '1833', end: '1852' },
            highlights: [
              'Saw the working part of the Difference Engine in June 1833, and studied its plans.',
              'Offered, in August 1843, to take charge of the engine’s dealings with the public.',
            ],
          },
        ],
      },
    ],
    publications: [
      {
        title: 'Sketch of the Analytical Engine invented by Charles Babbage',
        publisher: 'Scientific Memoirs',
        ...{ volume: 'III', pages: '666–731', date: '1843-09' },
        summary: 'L. F. Menabrea’s memoir, with notes upon it by the translator, signed A. A. L.',
      },
    ],
    projects: [
      {
        name: 'Note G: the numbers of Bernoulli',
        roles: ['Author'],
        ...{ start: '1843', end: '1843' },
        description: 'Twenty-five operations, set out column by column, without a result worked out by hand first.',
      },
      {
        name: 'Flyology',
        ...{ start: '1828', end: '1828' },
        description: 'On the anatomy of birds, and wings of a size in proportion to a body.',
      },
    ],
    education: [
      {
        institution: 'Augustus De Morgan',
        area: 'Higher mathematics',
        ...{ start: '1840', end: '1841' },
        summary: 'Calculus and the theory of functions, by correspondence.',
      },
      { institution: 'Mary Somerville', area: 'Mathematics', start: '1834', end: '1835' },
    ],
    skills: [
      { name: 'Mathematics', keywords: ['Calculus', 'Bernoulli numbers', 'Finite differences'] },
      { name: 'Writing', keywords: ['Translation', 'Annotation', 'Scientific prose'] },
    ],
    languages: [
      { language: 'English', cefr: 'native' },
      { language: 'French' },
      { language: 'Italian' },
      { language: 'German' },
    ],
    interests: [{ name: 'Music', keywords: ['Harp', 'Singing'] }, { name: 'Riding' }],
  },
};
