import { findPublicPerson } from '#identity/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { firstShown, shownBySlug } from '#records/service.ts';
import { cvKind } from '../cv-kind.ts';
import { readPublicCv } from './public-cv.ts';

const PUBLIC = ['public'];

/**
 * Returns a public CV by its current or a former slug, with the current one. Without a slug, returns the first public CV
 * in the member's order. The owner is an id or a username.
 */
export const findNamedCv = (
  { db }: Pick<Kernel, 'db'>,
  { owner, slug }: { owner: string | { username: string }; slug: string | undefined },
) =>
  db.asVisitor(async (tx) => {
    const person = await findPublicPerson(tx, owner);
    if (!person) return undefined;
    const shown = { ownerId: person.uid, statuses: PUBLIC };
    const record = await (slug === undefined
      ? firstShown(tx, cvKind, shown)
      : shownBySlug(tx, cvKind, { ...shown, slug }));
    const cv = record && (await readPublicCv(tx, record.id));
    return cv && { cv, slug: record.slug, username: person.username };
  });
