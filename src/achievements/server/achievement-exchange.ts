import { AppError } from '#platform/pure/errors.ts';
import { projectKind } from '#projects/service.ts';
import {
  figureCell,
  foldText,
  linksCell,
  plainCell,
  type RawItem,
  type RecordExchange,
  type RecordsCtx,
  titlesOf,
  wordsCell,
  yesNoCell,
} from '#records/service.ts';
import type { AchievementDocument } from '../model/fields.ts';
import { achievementKind, PROVEN_FIELDS } from './achievement-kind.ts';
import { badgeDocument } from './badge-document.ts';
import { readStoredBadge } from './read-stored-badge.ts';

/** Returns a JSON Resume's awards, certificates and publications with the product's field names. */
const achievementsOfResume = ({ awards, certificates, publications }: RawItem): RawItem[] => [
  ...itemsOf(awards).map(({ awarder, summary, ...award }) => ({
    ...award,
    kind: 'award',
    issuer: awarder,
    description: summary,
  })),
  ...itemsOf(certificates).map(({ name, url, ...certificate }) => ({
    ...certificate,
    title: name,
    kind: 'certification',
    credentialUrl: url,
  })),
  ...itemsOf(publications).map(({ name, publisher, releaseDate, url, summary, ...publication }) => ({
    ...publication,
    title: name,
    kind: 'publication',
    issuer: publisher,
    date: releaseDate,
    credentialUrl: url,
    description: summary,
  })),
];

const itemsOf = (list: unknown): RawItem[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item)) : [];

/** Returns the achievement with a freshly checked proof, if its evidence includes a badge with the same values. */
async function recheckProof(ctx: RecordsCtx, achievement: AchievementDocument): Promise<AchievementDocument> {
  for (const evidence of achievement.evidence) {
    const badge = 'file' in evidence ? await parseIfBadge(ctx, evidence.file) : undefined;
    if (badge && PROVEN_FIELDS.every((name) => badge[name] === achievement[name]))
      return { ...achievement, proof: badge.proof };
  }
  return achievement;
}

async function parseIfBadge(ctx: RecordsCtx, file: string) {
  try {
    return badgeDocument(await readStoredBadge(ctx, file));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return undefined;
  }
}

/** Import and export of achievements in other programs' formats. Tables refer to a project by its title. */
export const achievementExchange: RecordExchange<AchievementDocument> = {
  kind: achievementKind,
  name: 'achievements',
  columns: [
    { name: 'title', at: ['title'], cell: plainCell },
    { name: 'kind', at: ['kind'], cell: plainCell },
    { name: 'issuer', at: ['issuer'], cell: plainCell },
    { name: 'date', at: ['date'], cell: plainCell },
    { name: 'expires', at: ['expires'], cell: plainCell },
    { name: 'description', at: ['description'], cell: plainCell },
    { name: 'credentialId', at: ['credentialId'], cell: plainCell },
    { name: 'credentialUrl', at: ['credentialUrl'], cell: plainCell },
    { name: 'evidence', at: ['evidence'], cell: linksCell },
    { name: 'metric', at: ['metric'], cell: figureCell },
    { name: 'project', at: ['project'], cell: plainCell },
    { name: 'tags', at: ['tags'], cell: wordsCell },
    { name: 'visible', at: ['visible'], cell: yesNoCell },
  ],
  otherNames: {
    name: 'title',
    type: 'kind',
    awarder: 'issuer',
    publisher: 'issuer',
    organization: 'issuer',
    issuingorganization: 'issuer',
    issuedon: 'date',
    releasedate: 'date',
    expirationdate: 'expires',
    summary: 'description',
    credential: 'credentialId',
    licensenumber: 'credentialId',
    url: 'credentialUrl',
  },
  // Only this instance can vouch for a proof, after checking the badge itself.
  serverOnlyFields: ['proof'],
  recompute: recheckProof,
  titleFallbacks: ['description', 'issuer'],
  fromResume: achievementsOfResume,
  prepare: async (ctx) => {
    let ids: Map<string, string> | undefined;
    const titles = await titlesOf(ctx, projectKind);
    return (item) => {
      const { project } = item;
      if (typeof project !== 'string') return item;
      ids ??= new Map(titles.flatMap(({ id, title }) => [[foldText(title), id] as const, [foldText(id), id] as const]));
      return { ...item, project: ids.get(foldText(project)) ?? UNKNOWN_PROJECT_ID };
    };
  },
  forTable: async (ctx) => {
    const titles = new Map((await titlesOf(ctx, projectKind)).map(({ id, title }) => [id, title]));
    return (document) => ({ ...document, project: titles.get(document.project ?? '') ?? '' });
  },
};

/** Id of no existing project. An unknown title maps to it, so that the reference is removed with a warning. */
const UNKNOWN_PROJECT_ID = '00000000-0000-0000-0000-000000000000';
