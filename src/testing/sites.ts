import { orderBlocks } from '#blocks/contract.ts';
import { emptySite } from '#portfolio/model/site.ts';
import type {
  SiteAchievement,
  SitePage,
  SitePicture,
  SiteProject,
  SiteProjectPage,
  SiteTag,
  SiteTestimonial,
  SiteUrls,
  SiteView,
} from '#portfolio/model/site-view.ts';
import { NO_WORKS, type SitePublication, type SiteSkill, type SiteTalk } from '#portfolio/model/work-view.ts';
import { cardPathOf, pathAndQueryOf } from '#portfolio/pages/site-paths.ts';

/** Example sites of historical people, as visitors would see them. */

const PLACEHOLDER = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA=';

export const siteImage = (name: string, width: number, height: number, alt = ''): SitePicture => ({
  ...{ width, height, alt, placeholder: PLACEHOLDER },
  sources: (['avif', 'webp'] as const).flatMap((format) =>
    [320, 640, 1280, 1920].map((wide) => ({ format, width: wide, url: `/images/${name}/${wide}.${format}` })),
  ),
});

type ProjectFields = Partial<Omit<SiteProject, 'tags'>> & Pick<SiteProject, 'slug' | 'title'> & { tags?: string[] };

/** Returns a project as visitors see it. */
export const siteProject = ({ tags = [], ...fields }: ProjectFields): SiteProject => ({
  ...{ summary: '', role: '', client: '', start: '', end: '', ongoing: false, featured: false, stack: [] },
  ...{ cover: undefined, updatedAt: '2026-02-03T10:00:00.000Z' },
  ...fields,
  tags: tags.map(toSiteTag),
});

/** Returns a tag of a site in its own language. */
export const toSiteTag = (name: string): SiteTag => ({ name, text: name });

/** Returns an achievement as visitors see it. */
export const siteAchievement = (
  fields: Partial<SiteAchievement> & Pick<SiteAchievement, 'title'>,
): SiteAchievement => ({
  ...{ kind: 'other', issuer: '', date: '', expires: '', description: '', credentialId: '', credentialUrl: '' },
  ...{ metric: undefined, badge: undefined, links: [], project: undefined },
  ...fields,
});

const publication = (fields: Partial<SitePublication> & Pick<SitePublication, 'title'>): SitePublication => ({
  ...{
    kind: '',
    authors: [],
    editors: [],
    venue: '',
    imprint: '',
    volume: '',
    issue: '',
    pages: '',
    date: '',
    doi: '',
    url: '',
    pdf: '',
  },
  summary: '',
  ...fields,
});

const PUBLICATIONS: readonly SitePublication[] = [
  publication({
    ...{ kind: 'article', title: 'Sketch of the Analytical Engine, with notes by the translator' },
    authors: [
      { name: 'L. F. Menabrea', own: false },
      { name: 'A. Lovelace', own: true },
    ],
    ...{ venue: 'Scientific Memoirs', volume: '3', issue: '2', pages: '666–731', date: '1843-09' },
    ...{ doi: '10.5555/memoirs.1843.666', pdf: 'https://example.org/sketch.pdf' },
    url: 'https://en.wikisource.org/wiki/Scientific_Memoirs',
    summary: 'With *seven* notes.',
  }),
  publication({
    ...{ kind: 'report', title: 'On climate in connection with husbandry', date: '1848' },
    authors: [{ name: 'Earl of Lovelace', own: false }],
    venue: 'Journal of the Royal Agricultural Society of England',
  }),
];
const TALKS: readonly SiteTalk[] = [
  {
    ...{ title: 'An engine that weaves', event: 'Meeting of the learned', location: 'Turin', date: '1840-08' },
    ...{ url: 'https://example.org/weaves', summary: 'On cards.' },
  },
];
const SKILLS: readonly SiteSkill[] = [
  { name: 'Mathematics', proficiency: '', level: 5, keywords: ['finite differences', 'numbers of Bernoulli'] },
  { name: 'Harp', proficiency: 'for guests', level: 3, keywords: [] },
];

const PROJECTS: readonly SiteProject[] = [
  siteProject({
    ...{ slug: 'note-g', title: 'Note G: the numbers of Bernoulli', featured: true },
    summary:
      'A table of operations, column by column, by which the Analytical Engine would work out the numbers of Bernoulli.',
    ...{ role: 'Author', client: 'Scientific Memoirs, vol. III', start: '1843', end: '1843' },
    tags: ['mathematics', 'engines'],
    stack: ['Analytical Engine', 'finite differences'],
    cover: siteImage('note-g', 1600, 784),
  }),
  siteProject({
    ...{ slug: 'a-memoir-translated', title: 'A memoir, translated and outgrown', featured: true },
    summary: 'Menabrea’s account of Babbage’s lectures in Turin, from the French, with seven notes.',
    ...{ role: 'Translator', client: 'Scientific Memoirs, vol. III', start: '1842-10', end: '1843-08' },
    tags: ['translation', 'engines'],
    stack: ['French', 'English'],
    cover: siteImage('memoir', 1200, 1500),
  }),
  siteProject({
    ...{ slug: 'calculus-of-the-nervous-system', title: 'A calculus of the nervous system', featured: true },
    summary: 'The wish for a law by which the brain gives rise to thought: letters and plans for experiments.',
    ...{ role: 'Investigator', start: '1844-11' },
    tags: ['mathematics'],
    cover: siteImage('nerves', 1600, 1600),
  }),
  siteProject({
    ...{ slug: 'studies-with-de-morgan', title: 'Differential and integral, by letter', featured: true },
    summary: 'A course in the calculus with Augustus De Morgan, by letter: proofs, limits, and what a function is.',
    ...{ role: 'Student', client: 'Augustus De Morgan', start: '1840-06', end: '1842' },
    tags: ['Mathematics', 'letters'],
    cover: siteImage('letters', 1600, 1000),
  }),
  siteProject({
    ...{ slug: 'cards-at-the-loom', title: 'Cards at the loom', start: '1834' },
    tags: ['engines'],
    summary: 'A tour of the mills of the Midlands, where cards with holes told a loom of Jacquard’s what to weave.',
  }),
  siteProject({
    ...{ slug: 'flyology', title: 'Flyology', start: '1828', role: 'Inventor' },
    summary: 'A plan for wings in the measure of a human body, after a study of birds. At the age of twelve.',
    cover: siteImage('flyology', 1600, 900),
  }),
];

const ACHIEVEMENTS: readonly SiteAchievement[] = [
  siteAchievement({
    ...{ title: 'A blue plaque in St James’s Square', kind: 'other', issuer: 'English Heritage', date: '1992' },
    links: [
      {
        label: 'The plaque',
        url: 'https://www.english-heritage.org.uk/visit/blue-plaques/ada-countess-of-lovelace/',
      },
    ],
  }),
  siteAchievement({
    ...{ title: 'A programming language of her name', kind: 'milestone', date: '1980-12-10' },
    issuer: 'United States Department of Defense',
    description: 'MIL-STD-1815 was approved on the *day* of her birth, and bears its year.',
    credentialId: 'MIL-STD-1815',
  }),
  siteAchievement({
    ...{ title: 'Sketch of the Analytical Engine, with notes', kind: 'publication', date: '1843-08' },
    issuer: 'Taylor’s Scientific Memoirs',
    description: 'Signed A.A.L. The notes are three times as long as the memoir that they explain.',
    metric: { label: 'the length of the memoir', value: '3 times' },
    project: { slug: 'a-memoir-translated', title: 'A memoir, translated and outgrown' },
    badge: siteImage('seal', 400, 400),
  }),
  siteAchievement({ title: 'Presented at court', kind: 'milestone', issuer: 'St James’s Palace', date: '1833-05-10' }),
];

const TESTIMONIALS: readonly SiteTestimonial[] = [
  {
    ...{ name: 'Charles Babbage', role: 'Inventor', organization: '', language: 'en' },
    ...{ url: 'https://babbage.example/', quotedFrom: 'Letter to Faraday, 1843' },
    text: 'She has thrown her magical spell around the most abstract of sciences.\n\nAnd has grasped it with a force.',
    ...{ isEdited: true, photo: siteImage('babbage', 400, 400) },
  },
  {
    ...{ name: 'L. F. Menabrea', role: 'Professor', organization: 'Turin', url: '', quotedFrom: '', language: 'fr' },
    ...{ text: 'Ses notes dépassent mon mémoire.', isEdited: false, photo: undefined },
  },
];

const SITE: SiteView['site'] = {
  ...emptySite('en'),
  headline: 'Mathematician and writer on the Analytical Engine',
  about:
    'I translate, annotate and question machines that reckon. What they can be told to do interests me more than what they were built for.',
  availability: { text: 'Open to commissions until March', until: '2027-03' },
  indexing: true,
};

/** Returns a site that uses every feature. */
export const adaSite = (changes: Partial<SiteView['site']> = {}): SiteView => ({
  site: { ...SITE, ...changes },
  languages: [changes.language ?? SITE.language],
  untranslated: [],
  person: {
    name: 'Ada Lovelace',
    bio: 'Countess, mathematician.',
    location: 'London',
    website: 'https://example.org/ada',
    links: [
      { network: 'GitHub', url: 'https://github.com/ada' },
      { network: 'Mastodon', url: 'https://mathstodon.xyz/@ada' },
      { network: 'Correspondence', url: 'https://letters.example.org/lovelace' },
    ],
    photo: siteImage('ada', 800, 800, 'Ada Lovelace'),
  },
  projects: PROJECTS,
  achievements: ACHIEVEMENTS,
  experience: [
    {
      ...{ title: 'Author of the notes', organization: 'Taylor’s Scientific Memoirs', location: 'London' },
      ...{ url: 'https://en.wikisource.org/wiki/Scientific_Memoirs', start: '1842-10', end: '1843-08', ongoing: false },
      logo: siteImage('memoirs', 400, 400),
      about: 'The journal of foreign memoirs.',
      courses: [],
      summary: 'Notes of the *translator*, three times as long as the memoir.',
      highlights: ['Worked out the numbers of **Bernoulli**', 'Corrected a mistake of Mr Babbage’s'],
    },
    {
      ...{ title: 'Correspondent', organization: 'Charles Babbage', location: '', url: '', logo: undefined },
      ...{ start: '1833', end: '', ongoing: true, summary: '', highlights: [] },
      ...{ about: '', courses: [] },
    },
  ],
  education: [
    {
      ...{ title: 'Differential and integral calculus', organization: 'Augustus De Morgan', location: 'by letter' },
      ...{ url: '', start: '1840', end: '1842', ongoing: false, logo: undefined, summary: '', highlights: [] },
      ...{ about: '', courses: ['Calculus', 'Logic'] },
    },
  ],
  publications: PUBLICATIONS,
  talks: TALKS,
  skills: SKILLS,
  testimonials: TESTIMONIALS,
  posts: [],
  cv: { name: 'For Turin', headline: 'Mathematician', download: true, language: 'en' },
  contact: true,
});

/** Returns a project page that uses every feature. */
export const projectPage = (slug = 'note-g'): SiteProjectPage => ({
  ...(PROJECTS.find((one) => one.slug === slug) ?? siteProject({ slug, title: slug })),
  links: [
    {
      label: 'The memoir and its notes',
      url: 'https://en.wikisource.org/wiki/Scientific_Memoirs/3/Sketch_of_the_Analytical_Engine_invented_by_Charles_Babbage,_Esq.',
    },
    { label: '', url: 'https://www.sciencemuseum.org.uk/' },
  ],
  gallery: [
    {
      ...siteImage('table', 1600, 1100, 'A table of twenty-five lines with the state of each variable'),
      caption: 'The diagram for the computation by the Engine of the numbers of Bernoulli.',
    },
    { ...siteImage('cards', 900, 1200, 'Two cards with rows of round holes'), caption: 'Cards of two kinds.' },
    { ...siteImage('cycle', 1200, 1200, 'A circle of operations that begins anew'), caption: '' },
  ],
  caseStudy: {
    problem:
      'The Engine existed on paper alone. What would it be **for**?\n\nA table of squares proves nothing that a patient clerk could not do. An example was needed whose method was new to the machine, and whose result nobody had put into it.',
    approach:
      '## From the formula\n\nThe numbers of Bernoulli follow from one another. Each is worked out of all those before it:\n\n1. state the formula so that it repeats,\n2. give each quantity a column,\n3. write down every operation, and what it leaves behind.\n\n> I want to put in something about Bernoulli’s Number, in one of my Notes, as an example of how an implicit function may be worked out by the engine, without having been worked out by human head & hands first.\n\n- a cycle of operations\n- a cycle of *cycles*',
    outcome:
      'Twenty-five operations in a table, published in August 1843. It is held to be the [first programme](https://en.wikipedia.org/wiki/Note_G) for a machine.',
  },
  metrics: [
    { value: '25', label: 'operations' },
    { value: '3 times', label: 'the length of the memoir' },
    { value: 'B₇', label: 'the number that is worked out, in her count' },
  ],
  collaborators: [
    { name: 'Charles Babbage', url: 'https://www.computerhistory.org/babbage/' },
    { name: 'Luigi Menabrea', url: '' },
  ],
  blocks: orderBlocks([]),
  untranslated: [],
});

/** Returns the site of a person with nothing but a name. */
export const emptySiteView = (changes: Partial<SiteView['site']> = {}): SiteView => ({
  site: { ...emptySite('en'), ...changes },
  languages: [changes.language ?? 'en'],
  untranslated: [],
  person: { name: 'Ada Lovelace', bio: '', location: '', website: '', links: [], photo: undefined },
  ...{
    projects: [],
    achievements: [],
    experience: [],
    education: [],
    ...NO_WORKS,
    testimonials: [],
    posts: [],
    cv: undefined,
    contact: false,
  },
});

/** Returns the URLs of a site: its paths, its canonical URLs and its instance's URL. */
export const siteUrls = (changes: Partial<SiteUrls> = {}): SiteUrls => {
  const home = 'https://ada.vitrine.example';
  const base = changes.base ?? '/';
  return {
    base,
    pageUrl: (page: SitePage) => base + pathAndQueryOf(page),
    fileUrl: (name) => base + name,
    canonicalUrl: (page) => `${home}/${pathAndQueryOf(page)}`,
    cardUrl: (page) => `${home}/${cardPathOf(page)}`,
    indexed: true,
    instanceUrl: 'https://vitrine.example',
    language: 'en',
    languages: [],
    ...changes,
  };
};
