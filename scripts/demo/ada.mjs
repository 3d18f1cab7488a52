// The content of the demo: the work of Ada Lovelace, with true facts and drawings made for it.

export const PROFILE = {
  bio: 'I translate, annotate and question machines that reckon. What they can be told to do interests me more than what they were built for.',
  location: 'London',
  website: 'https://en.wikipedia.org/wiki/Ada_Lovelace',
  socialLinks: { Wikidata: 'https://www.wikidata.org/wiki/Q7259' },
};

const sheet = (ground, drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 160 100"><rect width="160" height="100" fill="${ground}"/>${drawing}</svg>`;
const many = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Wheels on an axle, columns of figures, a written page, a wing, arguments in a circle. */
const DRAWINGS = {
  wheels: sheet(
    '#efe7da',
    `<path d="M12 50h136" stroke="#7a2e1d" stroke-width=".5" stroke-dasharray=".6 2.2"/>${many(9, (at) => {
      const radius = [5, 9, 15, 11, 5, 9, 15, 11, 7][at] ?? 5;
      const x = 16 + at * 16;
      return `<circle cx="${x}" cy="50" r="${radius}" fill="none" stroke="#7a2e1d" stroke-width=".45"/><circle cx="${x}" cy="50" r="1.2" fill="#7a2e1d"/>`;
    })}`,
  ),
  columns: sheet(
    '#17324d',
    many(
      190,
      (at) =>
        `<circle cx="${15 + (at % 19) * 7.2}" cy="${14 + Math.floor(at / 19) * 8}" r="${(at * 7) % 5 > 1 ? 2 : 0.8}" fill="#e8d9b5"/>`,
    ),
  ),
  page: sheet(
    '#f3ead8',
    many(
      13,
      (at) =>
        `<rect x="44" y="${17 + at * 5.4}" width="${at % 5 === 4 ? 38 : 72 - ((at * 3) % 4)}" height="1" fill="#3b2f1e"/>`,
    ),
  ),
  wing: sheet(
    '#dfe7e2',
    many(
      22,
      (at) =>
        `<path d="M26 78Q${52 + at * 3} ${64 - at * 2.6} ${72 + at * 3.2} ${16 + at * 2.6}" fill="none" stroke="#23423a" stroke-width=".5"/>`,
    ),
  ),
};

export const PROJECTS = [
  {
    title: 'Note G: the numbers of Bernoulli',
    summary: 'A table of operations by which the Analytical Engine would work out the numbers of Bernoulli.',
    role: 'Author',
    start: '1843',
    tags: ['mathematics', 'computing'],
    featured: true,
    drawing: 'columns',
    alt: 'Dots in columns, some large, some small, as figures on cards',
    links: [
      {
        label: 'The notes',
        url: 'https://en.wikisource.org/wiki/Scientific_Memoirs/3/Sketch_of_the_Analytical_Engine_invented_by_Charles_Babbage,_Esq.',
      },
    ],
    caseStudy: {
      problem:
        'The engine was described by what it was made of. Whether it could follow a rule that *nobody had worked out by hand before* was an open question.',
      approach:
        'The numbers of Bernoulli follow from one another, so each needs all before it. I wrote the operations out in a table:\n\n- the variables that are acted upon\n- the variables that receive the result\n- how often a cycle of operations is repeated',
      outcome:
        'A sequence of operations for a machine that was never finished, complete enough that it has been run on others since.',
    },
    blocks: [
      { id: 'problem', kind: 'field' },
      {
        id: 'c7c5a0a2-7d0e-4f0c-9f5b-5f0e6c1b1801',
        kind: 'quote',
        text: 'I want to put in something about Bernoulli’s Number, in one of my Notes, as an example of how an implicit function may be worked out by the engine, without having been worked out by human head & hands first.',
        source: 'To Charles Babbage, July 1843',
      },
      { id: 'metrics', kind: 'field' },
      { id: 'approach', kind: 'field' },
      {
        id: 'c7c5a0a2-7d0e-4f0c-9f5b-5f0e6c1b1802',
        kind: 'table',
        caption: 'The first operations',
        rows: [
          ['Operation', 'Variables acted upon', 'Variables receiving', 'Result'],
          ['× (1)', 'V₂ × V₃', 'V₄, V₅, V₆', '2n'],
          ['− (2)', 'V₄ − V₁', 'V₄', '2n − 1'],
          ['+ (3)', 'V₅ + V₁', 'V₅', '2n + 1'],
        ],
      },
      { id: 'outcome', kind: 'field' },
    ],
    metrics: [
      { label: 'operations', value: '25' },
      { label: 'notes', value: 'A to G' },
    ],
  },
  {
    title: 'A memoir, translated and outgrown',
    summary: 'Menabrea’s account of Babbage’s lectures in Turin, from the French, with seven notes.',
    role: 'Translator',
    client: 'Scientific Memoirs',
    start: '1842',
    end: '1843',
    tags: ['translation', 'writing'],
    featured: true,
    drawing: 'page',
    alt: 'Lines of a written page',
    caseStudy: {
      problem: 'What was known of the engine in print was a paper in French, of lectures that few had heard.',
      approach: 'I translated it, and added a note wherever the paper passed over what mattered.',
      outcome: 'The notes became about three times as long as the memoir.',
    },
  },
  {
    title: 'On the engine and what it weaves',
    summary: 'The engine weaves algebraical patterns just as the Jacquard loom weaves flowers and leaves.',
    role: 'Author',
    start: '1843',
    tags: ['computing', 'writing'],
    featured: true,
    drawing: 'wheels',
    alt: 'Wheels of different sizes on one axle',
  },
  {
    title: 'Flyology',
    summary: 'On the anatomy of birds, and wings of a size in proportion to a body.',
    start: '1828',
    tags: ['mechanics', 'drawing'],
    featured: true,
    drawing: 'wing',
    alt: 'The feathers of a wing, spread',
  },
];

export const ACHIEVEMENTS = [
  {
    title: 'Sketch of the Analytical Engine, with notes by the translator',
    kind: 'publication',
    issuer: 'Taylor’s Scientific Memoirs',
    date: '1843-09',
  },
  { title: 'Studies in the calculus', kind: 'course', issuer: 'Augustus De Morgan', date: '1840' },
  { title: 'Mathematics and astronomy', kind: 'course', issuer: 'Mary Somerville', date: '1834' },
];

/** The other entries of Ada's work. Only what is known of her. */
export const ENTRIES = [
  {
    kind: 'work',
    fields: {
      name: 'Taylor’s Scientific Memoirs',
      location: 'London',
      roles: [
        {
          ...{ position: 'Translator', start: '1842', end: '1843' },
          highlights: [
            { text: 'Translated **Menabrea’s memoir** on the Analytical Engine' },
            { text: 'Added seven notes, three times the length of the memoir' },
          ],
        },
      ],
    },
    tags: ['writing'],
  },
  { kind: 'skills', fields: { name: 'Mathematics', keywords: ['Calculus', 'Bernoulli numbers'] } },
  { kind: 'languages', fields: { language: 'English', cefr: 'native' } },
  { kind: 'languages', fields: { language: 'French' } },
];

export const SITE = {
  headline: 'Mathematician and writer on the Analytical Engine',
  availability: { text: 'Open to commissions', until: '' },
  layout: 'bento',
  style: {
    ...{ id: 'soft', scheme: 'auto', palette: 'style', size: 'medium', density: 'normal' },
    ...{ corners: 'style', ratio: 'style', columns: 'auto' },
  },
};

export const drawingOf = ({ drawing }) => DRAWINGS[drawing];
