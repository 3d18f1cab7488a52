import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { sendReadyBody } from '#platform/server/http/ready-body.ts';
import type { PreviewedKind, PreviewState } from '../../model/preview-paths.ts';
import { loadSite } from './load-site.ts';
import { type PreviewContext, previewBody } from './show-preview.ts';
import { requireReadMethod } from './site-response.ts';
import { withOwnPost } from './with-own-post.ts';
import { withOwnProject } from './with-own-project.ts';

const WITH_OWN = { project: withOwnProject, post: withOwnPost };

/**
 * Shows members the page of one of their projects or posts as their site would show it: the published site, or else the saved
 * one. Others get NOT_FOUND.
 */
export async function showRecordPreview(
  { files, actorOf }: PreviewContext,
  exchange: Exchange,
  { kind, id }: { kind: PreviewedKind; id: string },
) {
  requireReadMethod(exchange);
  const actor = await actorOf(exchange);
  if (actor.kind !== 'member') throw new AppError('NOT_FOUND');
  const { uid } = actor;
  const load = (state: PreviewState) =>
    loadSite(files, uid, state, { newSiteIn: exchange.visit.language, asOwner: uid });
  const published = await load('published');
  const site = published ?? (await load('written'));
  const found = site && (await WITH_OWN[kind](files, site, id));
  if (!found) throw new AppError('NOT_FOUND');
  const { siteData, page } = found;
  const body = await previewBody(files, siteData, { page, state: published ? 'published' : 'written' });
  await sendReadyBody(exchange.request, exchange.response, body);
}
