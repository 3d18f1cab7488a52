import type { StoredImage } from '#files/contract.ts';
import type { UserDocument } from '#identity/contract.ts';
import { portfolioOverviewAt } from '#portfolio/service.ts';
import { type Dashboard, EDITED_KINDS, type EditedKind } from '../contract.ts';
import { attentionItems } from './attention-items.ts';
import type { DashboardFacts } from './gather-dashboard-facts.ts';

const MAX_EDITED = 6;
const MAX_NEWEST = 3;

type DashboardOptions = { appUrl: string; user: UserDocument; now: Date };

/** Builds the dashboard response from gathered facts for the given moment, without any I/O. */
export function toDashboard(facts: DashboardFacts, { appUrl, user, now }: DashboardOptions): Dashboard {
  const showcase = portfolioOverviewAt(facts.showcase, { appUrl, user, now });
  const { shared, visits, edited } = facts;
  return {
    site: {
      publishedAt: showcase.publishedAt,
      addresses: showcase.addresses.map(({ kind, url }) => ({ kind, url })),
    },
    links: {
      count: showcase.live.length,
      newest: showcase.live.slice(0, MAX_NEWEST).map(({ expiresAt: _, ...link }) => link),
    },
    cvs: {
      count: shared.count,
      newest: shared.newest
        .slice(0, MAX_NEWEST)
        .map(({ id, name, visibility }) => ({ id, url: `${appUrl}/cv/${id}`, name, visibility })),
    },
    visits: { days: visits.days, total: visits.total, before: visits.before },
    edited: EDITED_KINDS.flatMap((kind) => edited[kind].map((record) => ({ kind, ...record })))
      .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
      .slice(0, MAX_EDITED)
      .map(({ kind, id, title, revision, updatedAt, images }) => ({
        ...{ kind, id, title, editedAt: updatedAt.toISOString() },
        picture: pictureOf({ kind, id, revision, images }, facts.covers),
      })),
    attention: attentionItems({ facts, showcase, user, now }),
    steps: {
      photo: user.photoURL !== null,
      project: edited.project.length > 0,
      cv: edited.cv.length > 0,
      publish: showcase.publishedAt !== null,
      share: showcase.isShared,
    },
  };
}

type Edited = { kind: EditedKind; id: string; revision: number; images: readonly string[] };

/** Wide enough for the cards of the dashboard on screens of twice the density. */
const PICTURE_WIDTH = 640;

/** Returns the path of a picture of a document: the first page of a CV, or the first image of a project. */
function pictureOf({ kind, id, revision, images }: Edited, covers: readonly StoredImage[]) {
  if (kind === 'cv') return `/api/cvs/${id}/thumbnail?revision=${revision}&width=${PICTURE_WIDTH}`;
  const sources =
    covers.find((cover) => cover.id === images[0])?.sources.filter(({ format }) => format === 'webp') ?? [];
  return (sources.find(({ width }) => width >= PICTURE_WIDTH) ?? sources.at(-1))?.url ?? null;
}
