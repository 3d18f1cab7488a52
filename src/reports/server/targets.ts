import type { PageTarget } from '#portfolio/service.ts';
import type { StoredReport } from './store.ts';

/** Converts a stored target to the API's form: a site is stored without an id and shown with that of its member. */
export const shownTarget = (ownerId: string, { kind, id }: PageTarget): PageTarget => ({
  kind,
  id: kind === 'site' ? ownerId : id,
});
export const storedTarget = ({ kind, id }: PageTarget): PageTarget => ({ kind, id: kind === 'site' ? '' : id });

export const targetOf = ({ targetKind, targetId }: Pick<StoredReport, 'targetKind' | 'targetId'>): PageTarget => ({
  kind: targetKind,
  id: targetId,
});
