import type { PageTarget } from '#portfolio/service.ts';
import type { StoredReport } from './store.ts';

/** The site of a member has no id among what is kept; to those who ask, it is that of its member. */
export const shownTarget = (ownerId: string, { kind, id }: PageTarget): PageTarget => ({
  kind,
  id: kind === 'site' ? ownerId : id,
});
export const keptTarget = ({ kind, id }: PageTarget): PageTarget => ({ kind, id: kind === 'site' ? '' : id });

export const targetOf = ({ targetKind, targetId }: Pick<StoredReport, 'targetKind' | 'targetId'>): PageTarget => ({
  kind: targetKind,
  id: targetId,
});
