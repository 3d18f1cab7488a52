import {
  addressFault,
  type Fault,
  type FaultsByPlace,
  faultsAmong,
  lengthFault,
  orderFault,
} from '#records/components.tsx';
import type { ProjectDocument } from '../../contract.ts';
import { PROJECT_LIMITS as LIMITS } from '../../model/limits.ts';

/** A project in the editor: its document and slug. */
export type WrittenProject = ProjectDocument & { slug: string };

const SLUG = /^[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u;
const SLUG_LENGTH = 60;

/**
 * Returns the project as it is sent, without empty rows, with client-side errors and the fields to hold back because of
 * them.
 */
export function prepareProject(project: WrittenProject) {
  const faults = faultsOf(project);
  // Either date may be the wrong one, so both are held back.
  return { document: withoutEmptyRows(project), faults, waiting: faults.end ? ['start', 'end', 'ongoing'] : [] };
}

const isFilled = (row: object) => Object.values(row).some((text) => String(text).trim() !== '');

/** Returns the rows that contain text, with their original indexes. */
const filled = <Row extends object>(rows: readonly Row[]) => [...rows.entries()].filter(([, row]) => isFilled(row));

function withoutEmptyRows(project: WrittenProject): WrittenProject {
  const { links, metrics, collaborators } = project;
  if ([...links, ...metrics, ...collaborators].every(isFilled)) return project;
  return {
    ...project,
    links: links.filter(isFilled),
    metrics: metrics.filter(isFilled),
    collaborators: collaborators.filter(isFilled),
  };
}

function faultsOf(project: WrittenProject): FaultsByPlace {
  const { title, slug, summary, role, client, start, end, ongoing, links, metrics, collaborators, gallery } = project;
  return faultsAmong([
    ['title', title.trim() === '' ? { name: 'titleNeeded' } : lengthFault(title, LIMITS.title)],
    ['slug', slugFault(slug)],
    ['summary', lengthFault(summary, LIMITS.summary)],
    ['role', lengthFault(role, LIMITS.role)],
    ['client', lengthFault(client, LIMITS.client)],
    ['end', ongoing ? undefined : orderFault(start, end)],
    ['tags', longestFault(project.tags)],
    ['stack', longestFault(project.stack)],
    ...filled(links).flatMap(([at, { label, url }]) => [
      [`links.${at}.label`, lengthFault(label, LIMITS.label)] as const,
      [`links.${at}.url`, neededFault(url, 'addressNeeded') ?? addressFault(url, LIMITS.address)] as const,
    ]),
    ...filled(metrics).flatMap(([at, { label, value }]) => [
      [`metrics.${at}.value`, neededFault(value, 'valueNeeded') ?? lengthFault(value, LIMITS.value)] as const,
      [`metrics.${at}.label`, lengthFault(label, LIMITS.label)] as const,
    ]),
    ...filled(collaborators).flatMap(([at, { name, url }]) => [
      [`collaborators.${at}.name`, neededFault(name, 'nameNeeded') ?? lengthFault(name, LIMITS.name)] as const,
      [`collaborators.${at}.url`, addressFault(url, LIMITS.address)] as const,
    ]),
    ...gallery.flatMap(({ alt, caption }, at) => [
      [`gallery.${at}.alt`, lengthFault(alt, LIMITS.alt)] as const,
      [`gallery.${at}.caption`, lengthFault(caption, LIMITS.caption)] as const,
    ]),
    ...(['problem', 'approach', 'outcome'] as const).map(
      (part) => [`caseStudy.${part}`, lengthFault(project.caseStudy[part], LIMITS.caseStudy)] as const,
    ),
  ]);
}

const longestFault = (words: readonly string[]) =>
  words.map((word) => lengthFault(word, LIMITS.tag)).find((fault) => fault !== undefined);

const neededFault = (text: string, name: 'addressNeeded' | 'valueNeeded' | 'nameNeeded'): Fault | undefined =>
  text.trim() === '' ? { name } : undefined;

/** An empty slug is valid: the server chooses one for a new project. */
function slugFault(slug: string): Fault | undefined {
  if (slug === '') return undefined;
  return SLUG.test(slug) ? lengthFault(slug, SLUG_LENGTH) : { name: 'slugFaulty' };
}
