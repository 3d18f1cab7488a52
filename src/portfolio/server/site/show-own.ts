import type { FilesKernel } from '#files/service.ts';
import type { Actor } from '#identity/contract.ts';
import { AppError } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/front.ts';
import { sendReadyBody } from '#platform/http/ready-body.ts';
import { AS_PRINT, OWN_LOOKS, type OwnLook } from '../../model/frames.ts';
import { emptySite } from '../../model/site-shape.ts';
import { readSitePath } from '../../pages/site-paths.ts';
import { contactForm } from '../contact/contact-form.ts';
import { placeAt } from './addresses.ts';
import { requireReading } from './answer-site.ts';
import { gatherSite } from './gather-site.ts';
import { sitePageBody } from './site-body.ts';
import { siteFileBody } from './site-files.ts';

type Options = { files: FilesKernel; actorOf: (exchange: Exchange) => Promise<Actor> };

const LOOKS = ['written', 'published'] as const satisfies OwnLook[];

/** Returns the preview that a path belongs to; undefined for all other paths. */
export const ownLookAt = (base: string) => LOOKS.find((look) => OWN_LOOKS[look] === base);

/** Shows members their own site, as saved or as published. Others get NOT_FOUND. */
export async function showOwn(
  { files, actorOf }: Options,
  exchange: Exchange,
  { look, rest }: { look: OwnLook; rest: string },
) {
  const { request, response, visit } = exchange;
  const target = readSitePath(rest);
  if (!target) throw new AppError('NOT_FOUND');
  requireReading(exchange);
  const actor = await actorOf(exchange);
  const gathered =
    actor.kind === 'member'
      ? await gatherSite(files, actor.uid, look, { begun: emptySite(visit.language), asOwner: actor.uid })
      : undefined;
  if (!gathered) throw new AppError('NOT_FOUND');
  const place = { ...placeAt(OWN_LOOKS[look], gathered.home), indexed: false };
  // Previewed pages link to this file.
  if (target.kind === 'file' && target.name === 'cv.pdf') {
    return sendReadyBody(request, response, await siteFileBody(files, gathered, { name: target.name, place }));
  }
  if (target.kind !== 'page') throw new AppError('NOT_FOUND');
  const body = await sitePageBody(files, gathered, {
    ...{ page: target.page, place, asPrint: visit.search.startsWith(AS_PRINT) },
    contact: contactForm(place.language, { action: place.addressOf({ kind: 'contact' }) }),
    framed: true,
    kept: false,
  });
  await sendReadyBody(request, response, body);
}
