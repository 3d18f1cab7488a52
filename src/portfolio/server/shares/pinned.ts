import { CONTENT_VERSION, type LinkedCv, type PublicCv, upgradeContent } from '#cv/service.ts';
import { upgradeSite } from '../../model/site.ts';
import type { SiteProjectPage, SiteView } from '../../model/site-view.ts';

/** A site's public CV without its URLs, which follow from the link. */
export type PinnedCv = Omit<PublicCv, 'urls'>;

/** Pinned content: everything that its pages need, independent of the source. */
export type Pinned = { images: string[] } & (
  | { kind: 'portfolio'; view: SiteView; pages: Record<string, SiteProjectPage>; cv: PinnedCv | null }
  | { kind: 'project'; view: SiteView; page: SiteProjectPage }
  | { kind: 'cv'; cv: LinkedCv }
);

/** Version of the pinned format. A change beyond an added field needs a step in `upgradePinned` and a test. */
export const PINNED_VERSION = 2;

/** The version of the CVs in pinned content, by its own version. */
const CONTENT_VERSIONS: Readonly<Record<number, number>> = { 1: 2 };

/** Returns pinned content in the current format, with defaults for fields that were added since. */
export function upgradePinned(stored: Record<string, unknown>, version: number): Pinned {
  const pinned = stored as Pinned;
  const upgradeCv = (content: unknown) => upgradeContent(content, CONTENT_VERSIONS[version] ?? CONTENT_VERSION);
  switch (pinned.kind) {
    case 'portfolio': {
      const { cv } = pinned;
      return { ...pinned, view: upgradeView(pinned.view), cv: cv && { ...cv, content: upgradeCv(cv.content) } };
    }
    case 'project':
      return { ...pinned, view: upgradeView(pinned.view) };
    case 'cv':
      return { ...pinned, cv: { ...pinned.cv, content: upgradeCv(pinned.cv.content) } };
  }
}

function upgradeView(view: SiteView): SiteView {
  // `upgradeSite` adds the id of a CV, which a site view must not contain.
  const { cv: _, ...site } = upgradeSite(view.site);
  return { ...view, experience: view.experience ?? [], education: view.education ?? [], site };
}
