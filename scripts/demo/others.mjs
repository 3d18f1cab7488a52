/** The other members of the demo, each with a site in another theme. A cover names one of the drawings of Ada's projects. */
const styled = (id, layout) => ({
  layout,
  style: {
    ...{ id, scheme: 'auto', palette: 'style', size: 'medium', density: 'normal' },
    ...{ corners: 'style', ratio: 'style', columns: 'auto' },
  },
});

export const OTHERS = [
  {
    person: { email: 'charles@vitrine.example', name: 'Charles Babbage', username: 'babbage' },
    profile: {
      bio: 'I build engines that reckon and print what they have reckoned, so that no clerk comes between a number and the page.',
      location: 'London',
    },
    site: { headline: 'Engines for tables without errors', ...styled('terminal', 'index') },
    projects: [
      {
        title: 'Difference Engine',
        summary: 'Tables by the method of differences, worked out and printed by one machine.',
        ...{ role: 'Designer', start: '1822', end: '1833', cover: 'drawing:wheels' },
      },
      {
        title: 'Analytical Engine',
        summary: 'A mill, a store, and cards that say what to do with them.',
        ...{ role: 'Designer', start: '1834', cover: 'drawing:columns' },
      },
      {
        title: 'Mechanical notation',
        summary: 'Signs that show each part of a machine in motion and at rest.',
        ...{ role: 'Author', start: '1826' },
      },
    ],
  },
  {
    person: { email: 'mary@vitrine.example', name: 'Mary Somerville', username: 'somerville' },
    profile: {
      bio: 'I write about what the sciences have in common, for readers who know one of them and are curious about the rest.\n\nMost of it began as notes in the margins of other people’s books.',
      location: 'Naples',
    },
    site: { headline: 'Writer on the physical sciences', ...styled('journal', 'column') },
    projects: [
      {
        title: 'On the Connexion of the Physical Sciences',
        summary: 'Astronomy, optics, heat and magnetism as one subject, without formulas.',
        ...{ role: 'Author', client: 'John Murray', start: '1834' },
      },
      {
        title: 'Mechanism of the Heavens',
        summary: 'Laplace’s celestial mechanics in English, with the steps that he left out.',
        ...{ role: 'Translator', client: 'John Murray', start: '1831', cover: 'drawing:page' },
      },
    ],
  },
  {
    person: { email: 'luigi@vitrine.example', name: 'Luigi Federico Menabrea', username: 'menabrea' },
    profile: { bio: 'Engineer and lecturer on the resistance of materials.', location: 'Turin' },
    site: { headline: 'Structures, and one memoir on an engine', ...styled('paper', 'ledger') },
    projects: [
      {
        title: 'Notions on the Analytical Engine',
        summary: 'Mr. Babbage’s lectures in Turin, written down.',
        ...{ role: 'Author', start: '1842' },
      },
      {
        title: 'The principle of elasticity',
        summary: 'Of all tensions that hold a structure, those that work least are the real ones.',
        ...{ role: 'Author', start: '1858' },
      },
    ],
  },
];
