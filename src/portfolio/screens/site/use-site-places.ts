import { useState } from 'react';
import type { Site } from '../../contract.ts';
import type { SiteDocument } from '../../model/site-shape.ts';
import type { SitePage } from '../../model/site-view.ts';

const HOME: SitePage = { kind: 'home' };

/**
 * Returns the page that the preview shows and the one whose sections are edited. They are the same page as long as the
 * preview shows one that has sections.
 */
export function useSitePlaces(value: SiteDocument, site: Site | undefined) {
  const [page, setPage] = useState(HOME);
  const [chosenId, setPageId] = useState<string>();
  const [openSection, onOpenSection] = useState<string>();
  const pageId = value.pages.some(({ id }) => id === chosenId) ? chosenId : undefined;
  // The preview finds a page by the address that it was saved with.
  const saved = site?.document.pages.find(({ id }) => id === pageId);
  const ownPage: SitePage = saved ? { kind: 'own', slug: saved.slug } : HOME;
  return {
    page: page.kind === 'own' ? ownPage : page,
    onPage: (next: SitePage) => {
      setPage(next);
      if (next.kind === 'home') setPageId(undefined);
      if (next.kind === 'own') setPageId(site?.document.pages.find(({ slug }) => slug === next.slug)?.id);
    },
    editing: {
      ...{ pageId, openSection, onOpenSection },
      onEditPage: (id: string | undefined) => {
        setPageId(id);
        setPage(id === undefined ? HOME : { kind: 'own', slug: '' });
      },
    },
  };
}
