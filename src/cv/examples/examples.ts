import type { CvContent } from '../model/content.ts';
import { accountant } from './accountant.ts';
import { buildExample, type ExampleContent, type ExamplePerson } from './build.ts';
import { designer } from './designer.ts';
import { electrician } from './electrician.ts';
import { nurse } from './nurse.ts';
import { projectManager } from './project-manager.ts';
import { researcher } from './researcher.ts';
import { softwareEngineer } from './software-engineer.ts';
import { teacher } from './teacher.ts';

const EXAMPLE_BY_ID = {
  'software-engineer': softwareEngineer,
  nurse,
  teacher,
  designer,
  accountant,
  electrician,
  researcher,
  'project-manager': projectManager,
} as const satisfies Record<string, ExampleContent>;

/** The id of an example CV, named after a profession. Each has its display name under `cv.examples` in the messages. */
export type ExampleId = keyof typeof EXAMPLE_BY_ID;
export const EXAMPLES = Object.keys(EXAMPLE_BY_ID) as ExampleId[];

export const isExample = (id: string): id is ExampleId => Object.hasOwn(EXAMPLE_BY_ID, id);

/** Builds an example CV in the name of `person`. Everything except name and email is sample text to be replaced. */
export const makeExample = (id: ExampleId, person: ExamplePerson): CvContent => buildExample(EXAMPLE_BY_ID[id], person);
