import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** Why visitors can’t read published posts: no section of the site shows them, or the site is not published. */
type SiteGap = 'noSection' | 'unpublished';

type SiteGapProps = { children: (gap: SiteGap) => ReactNode };

const SiteGapContext = createContext<ComponentType<SiteGapProps>>(() => null);

/** Provides the check of the site, which belongs to a domain above those of the records. */
export const SiteGapProvider = SiteGapContext.Provider;

/** Returns a component that renders its children if visitors can’t read published posts. */
export const useSiteGap = () => use(SiteGapContext);
