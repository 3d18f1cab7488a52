import { shorten } from '#platform/pure/markdown/shorten.ts';
import { writeMarkdown } from '#platform/pure/markdown/write.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { newId } from '#platform/server/ids.ts';
import { type RecordsCtx, repairDocument } from '#records/service.ts';
import type { ProjectDocument } from '../../model/fields.ts';
import { HUB_NAMES, type Hub } from '../../model/hubs.ts';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import { projectKind } from '../project-kind.ts';
import type { RepositoryDetails } from './hub.ts';

type Parts = Pick<RepositoryDetails, 'repository' | 'languages'> & {
  hub: Hub;
  paragraph: string;
  picture: { image: string; alt: string } | undefined;
  isContributed: boolean;
  commits: number | null;
};

/** Fewer stars say little. */
const MIN_STARS = 10;
/** A repository that nobody pushed to for longer is no longer worked on. */
const IDLE_MS = 365 * 24 * 60 * 60 * 1000;

/** Returns the draft of a project for a repository. */
export function projectOfRepository(ctx: Pick<RecordsCtx, 'clock' | 'language'>, parts: Parts): ProjectDocument {
  const { repository, languages, hub, paragraph, picture, isContributed, commits } = parts;
  const { name, description, url, homepage, topics } = repository;
  const t = translatorOf(ctx.language);
  const number = (value: number) => new Intl.NumberFormat(ctx.language).format(value);
  const isShortened = description.length > PROJECT_LIMITS.summary;
  const texts = [isShortened ? description : '', paragraph === description ? '' : paragraph].filter(Boolean);
  const draft = {
    title: name,
    summary: shorten(description || paragraph, PROJECT_LIMITS.summary),
    role: isContributed ? t('projects.hubs.contributor') : '',
    tags: topics,
    stack: languages,
    links: [{ label: HUB_NAMES[hub], url }, ...(homepage === '' ? [] : [{ label: '', url: homepage }])],
    ...periodOf(parts, ctx.clock.now()),
    cover: picture?.image ?? null,
    coverAlt: picture?.alt ?? '',
    metrics: [
      ...(repository.stars >= MIN_STARS
        ? [{ label: t('projects.hubs.stars', { hub: HUB_NAMES[hub] }), value: number(repository.stars) }]
        : []),
      ...(isContributed && commits !== null && commits > 0
        ? [{ label: t('projects.hubs.commits'), value: number(commits) }]
        : []),
    ],
    blocks: texts.map((text) => ({ id: newId(), kind: 'text', text: toMarkdown(text) })),
  };
  const source = { kind: projectKind, serverOnlyFields: [], titleFallbacks: ['summary' as const] };
  return repairDocument(source, draft, repository.path).document;
}

/** Returns when a repository was worked on. Somebody else’s was there before the member contributed. */
function periodOf({ repository: { createdAt, pushedAt, isArchived }, isContributed }: Parts, now: Date) {
  const start = isContributed ? '' : createdAt.slice(0, 7);
  const isIdle = pushedAt !== '' && now.getTime() - new Date(pushedAt).getTime() > IDLE_MS;
  const ongoing = start !== '' && !isArchived && !isIdle;
  // GitHub knows pushes of an earlier history than the repository’s own.
  const end = ongoing || isContributed || pushedAt < createdAt ? '' : pushedAt.slice(0, 7);
  return { start, end, ongoing };
}

/** Returns Markdown that shows a text as it is. */
const toMarkdown = (text: string) =>
  writeMarkdown([{ type: 'paragraph', children: [{ type: 'text', text }] }], { long: true });
