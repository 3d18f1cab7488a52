import {
  figuresCell,
  linksCell,
  peopleCell,
  plainCell,
  type RecordExchange,
  wordsCell,
  yesNoCell,
} from '#records/service.ts';
import { PROJECT_LIMITS, type ProjectDocument } from '../model/fields.ts';
import { isPresent } from './present.ts';
import { projectKind } from './project-kind.ts';
import { projectsOfResume } from './projects-of-resume.ts';

/** Import and export of projects in other programs' formats. Tables leave out images. */
export const projectExchange: RecordExchange<ProjectDocument> = {
  kind: projectKind,
  name: 'projects',
  columns: [
    { name: 'title', at: ['title'], cell: plainCell },
    { name: 'slug', at: ['slug'], cell: plainCell },
    { name: 'summary', at: ['summary'], cell: plainCell },
    { name: 'role', at: ['role'], cell: plainCell },
    { name: 'client', at: ['client'], cell: plainCell },
    { name: 'start', at: ['start'], cell: plainCell },
    { name: 'end', at: ['end'], cell: plainCell },
    { name: 'ongoing', at: ['ongoing'], cell: yesNoCell },
    { name: 'status', at: ['status'], cell: plainCell },
    { name: 'featured', at: ['featured'], cell: yesNoCell },
    { name: 'tags', at: ['tags'], cell: wordsCell },
    { name: 'stack', at: ['stack'], cell: wordsCell },
    { name: 'links', at: ['links'], cell: linksCell },
    { name: 'problem', at: ['caseStudy', 'problem'], cell: plainCell },
    { name: 'approach', at: ['caseStudy', 'approach'], cell: plainCell },
    { name: 'outcome', at: ['caseStudy', 'outcome'], cell: plainCell },
    { name: 'metrics', at: ['metrics'], cell: figuresCell },
    { name: 'collaborators', at: ['collaborators'], cell: peopleCell },
  ],
  otherNames: {
    name: 'title',
    description: 'summary',
    startdate: 'start',
    enddate: 'end',
    url: 'links',
    website: 'links',
    entity: 'client',
    roles: 'role',
    keywords: 'stack',
    highlights: 'outcome',
  },
  serverOnlyFields: [],
  titleFallbacks: ['summary', 'client', 'role'],
  fromResume: projectsOfResume,
  prepare: async () => (item) => {
    const { summary, caseStudy, end } = item;
    const endFields = isPresent(end) ? { end: '', ongoing: true } : {};
    if (typeof summary !== 'string' || summary.trim().length <= PROJECT_LIMITS.summary)
      return { ...item, ...endFields };
    // A summary that is too long is moved in full to the case study.
    const movedCaseStudy = typeof caseStudy === 'object' ? { ...caseStudy } : {};
    return {
      ...item,
      ...endFields,
      caseStudy: 'problem' in movedCaseStudy ? movedCaseStudy : { ...movedCaseStudy, problem: summary },
    };
  },
  forTable: async () => (document) => document,
};
