import { type LinkedCv, type PublicCv, upgradeContent } from '#cv/service.ts';
import { emptySite, upgradeSite } from '../../model/site.ts';
import type { SiteProjectPage, SiteView } from '../../model/site-view.ts';

/** A CV that a site shows, as readers have it; where that is, follows from the link. */
export type PinnedCv = Omit<PublicCv, 'place'>;

/** What a pinned link shows, whatever becomes of where it came from: all that its pages are made of. */
export type Pinned = { images: string[] } & (
  | { kind: 'portfolio'; view: SiteView; pages: Record<string, SiteProjectPage>; cv: PinnedCv | null }
  | { kind: 'project'; view: SiteView; page: SiteProjectPage }
  | { kind: 'cv'; cv: LinkedCv }
);

/** Of the shape of what is kept; each change of it that is more than an added field adds a step below, and a test. */
export const PINNED_VERSION = 1;

/** What was kept by an older version, as it would be kept now: what was added since is empty. */
export function upgradePinned(kept: Record<string, unknown>): Pinned {
  const pinned = kept as Pinned;
  switch (pinned.kind) {
    case 'portfolio': {
      const { cv } = pinned;
      return { ...pinned, view: viewNow(pinned.view), cv: cv && { ...cv, content: upgradeContent(cv.content) } };
    }
    case 'project':
      return { ...pinned, view: viewNow(pinned.view) };
    case 'cv':
      return { ...pinned, cv: { ...pinned.cv, content: upgradeContent(pinned.cv.content) } };
  }
}

function viewNow(view: SiteView): SiteView {
  const { cv: _, ...site } = { ...emptySite('en'), ...upgradeSite(view.site) };
  return { ...view, site };
}
