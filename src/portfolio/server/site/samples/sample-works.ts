import { orderBlocks } from '#blocks/contract.ts';
import type { SAMPLE_KINDS, SampleKind, SampleSet } from '../../../model/sample-sets.ts';
import type { SiteCareerStep, SitePostPage, SiteProjectPage, SiteView } from '../../../model/site-view.ts';
import type { SitePublication, SiteTalk } from '../../../model/work-view.ts';
import type { SampleContext } from './sample-context.ts';
import { type SamplePicture, samplePicture } from './sample-pictures.ts';
import { samplePosts } from './sample-posts.ts';

type Works = { projects: SiteProjectPage[]; posts: SitePostPage[] } & Pick<
  SiteView,
  Exclude<SampleKind, 'projects' | 'posts'>
>;
/** Work of the kinds that a set has samples of. */
type WorksOf<Set extends SampleSet> = Pick<Works, (typeof SAMPLE_KINDS)[Set][number]>;
export type SampleWorks = Pick<Works, 'projects'> & Partial<Works>;

/** Returns the sample work of a set. */
export const sampleWorks = (set: SampleSet, context: SampleContext): SampleWorks => WORKS[set](context);

const WORKS: { [Set in SampleSet]: (context: SampleContext) => WorksOf<Set> } = {
  photographer: (context) => ({
    projects: [
      sampleProject(context, { title: 'fog', pictures: ['ridges', 'forest'], ago: 0 }),
      sampleProject(context, { title: 'dunes', pictures: ['dunes'], ago: 0 }),
      sampleProject(context, { title: 'sea', pictures: ['sea', 'night'], ago: 1 }),
      sampleProject(context, { title: 'trees', pictures: ['forest', 'ridges'], ago: 2 }),
      sampleProject(context, { title: 'night', pictures: ['night', 'sea'], ago: 2 }),
    ],
  }),
  developer: (context) => ({
    projects: [
      sampleProject(context, { title: 'tool', stack: ['Rust'], ago: 0 }),
      sampleProject(context, { title: 'library', stack: ['TypeScript'], ago: 1 }),
      sampleProject(context, { title: 'app', stack: ['TypeScript', 'PostgreSQL'], ago: 2 }),
    ],
    experience: [sampleStep(context, 'job', { ago: 2, ongoing: true }), sampleStep(context, 'earlierJob', { ago: 5 })],
    skills: [
      { name: context.words('site-samples.skills.languages'), keywords: ['TypeScript', 'Rust', 'SQL'], ...NO_LEVEL },
      { name: context.words('site-samples.skills.tools'), keywords: ['Git', 'Linux', 'PostgreSQL'], ...NO_LEVEL },
    ],
  }),
  researcher: (context) => ({
    projects: [sampleProject(context, { title: 'study', ago: 1 })],
    publications: [
      samplePublication(context, 'paper', { kind: 'article', ago: 0, shared: true }),
      samplePublication(context, 'earlierPaper', { kind: 'article', ago: 1, shared: true }),
      samplePublication(context, 'book', { kind: 'book', ago: 3, shared: false }),
    ],
    talks: [sampleTalk(context)],
    experience: [sampleStep(context, 'job', { ago: 2, ongoing: true })],
    education: [sampleStep(context, 'degree', { ago: 4 }), sampleStep(context, 'earlierDegree', { ago: 8 })],
  }),
  writer: (context) => ({
    posts: samplePosts(context),
    projects: [
      sampleProject(context, { title: 'novel', pictures: ['sea'], ago: 0 }),
      sampleProject(context, { title: 'stories', pictures: ['forest'], ago: 3 }),
    ],
    publications: [
      samplePublication(context, 'book', { kind: 'book', ago: 0, shared: false }),
      samplePublication(context, 'essay', { kind: 'article', ago: 1, shared: false }),
    ],
  }),
};

const NO_LEVEL = { proficiency: '', level: 0 };

type ProjectTitle =
  | 'fog'
  | 'dunes'
  | 'sea'
  | 'trees'
  | 'night'
  | 'tool'
  | 'library'
  | 'app'
  | 'study'
  | 'novel'
  | 'stories';
type SampleProject = {
  title: ProjectTitle;
  ago: number;
  pictures?: readonly SamplePicture[];
  stack?: readonly string[];
};

function sampleProject(
  { words, year }: SampleContext,
  { title, ago, pictures = [], stack = [] }: SampleProject,
): SiteProjectPage {
  const [cover] = pictures;
  const tag = words('site-samples.tag');
  const start = String(year - ago);
  return {
    ...{ slug: `sample-${title}`, title: words(`site-samples.projects.${title}`), stack },
    ...{ role: '', client: '', start, end: start, ongoing: false, featured: false },
    summary: words('site-samples.summary'),
    tags: [{ name: tag, text: tag }],
    cover: cover && samplePicture(cover),
    updatedAt: `${start}-01-01T00:00:00.000Z`,
    ...{ links: [], metrics: [], collaborators: [], untranslated: [] },
    gallery: pictures.map((name) => ({ ...samplePicture(name), caption: '' })),
    caseStudy: {
      problem: words('site-samples.story.problem'),
      approach: words('site-samples.story.approach'),
      outcome: words('site-samples.story.outcome'),
    },
    blocks: orderBlocks([]),
  };
}

type StepName = 'job' | 'earlierJob' | 'degree' | 'earlierDegree';

function sampleStep(
  { words, year }: SampleContext,
  step: StepName,
  { ago, ongoing = false }: { ago: number; ongoing?: boolean },
): SiteCareerStep {
  return {
    title: words(`site-samples.steps.${step}.title`),
    organization: words(`site-samples.steps.${step}.organization`),
    ...{ start: String(year - ago), end: ongoing ? '' : String(year - ago + 3), ongoing },
    ...{ url: '', location: '', logo: undefined, about: '', highlights: [], courses: [] },
    summary: words('site-samples.summary'),
  };
}

type PublicationName = 'paper' | 'earlierPaper' | 'book' | 'essay';

function samplePublication(
  { words, name, year }: SampleContext,
  publication: PublicationName,
  { kind, ago, shared }: { kind: SitePublication['kind']; ago: number; shared: boolean },
): SitePublication {
  const author = { name: name || words('site-samples.you'), own: true };
  return {
    kind,
    title: words(`site-samples.publications.${publication}.title`),
    venue: words(`site-samples.publications.${publication}.venue`),
    authors: shared ? [author, { name: words('site-samples.colleague'), own: false }] : [author],
    date: String(year - ago),
    ...{ editors: [], imprint: '', volume: '', issue: '', pages: '', doi: '', url: '', pdf: '' },
    summary: words('site-samples.summary'),
  };
}

const sampleTalk = ({ words, year }: SampleContext): SiteTalk => ({
  title: words('site-samples.talk.title'),
  event: words('site-samples.talk.event'),
  date: String(year),
  ...{ location: '', url: '', summary: words('site-samples.summary') },
});
