import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { OwnPage } from '../../../../model/sections/own-pages.ts';
import type { SiteSectionKind } from '../../../../model/sections/section-kinds.ts';
import { sectionsOfPages } from '../../../../model/sections/section-references.ts';
import type { SiteSection } from '../../../../model/sections/section-schema.ts';
import type { SiteEditor } from '../../site-editor.ts';
import { freeId, newSection } from './new-section.ts';

/** Returns the sections of the page that is edited, and the ways to change them. */
export function useSections({ value, change, pageId, openSection, onOpenSection }: SiteEditor) {
  const t = useTranslations('portfolio-editor.sections');
  const toast = useToast();
  const { sections, path } = sectionsOfPage(value, pageId);
  // An upload that ends later changes the latest sections, not those from when it began.
  const latest = useRef({ sections, pages: value.pages, home: value.sections });
  latest.current = { sections, pages: value.pages, home: value.sections };

  const write = (next: SiteSection[]) => {
    const pages = latest.current.pages.map((page) => (page.id === pageId ? { ...page, sections: next } : page));
    latest.current = { ...latest.current, sections: next, pages };
    change(pageId === undefined ? { sections: next } : { pages });
  };
  const idFor = (kind: SiteSectionKind) =>
    freeId(
      kind,
      new Set(
        sectionsOfPages<SiteSection>({ sections: latest.current.home, pages: latest.current.pages }).map(
          ({ id }) => id,
        ),
      ),
    );
  const insert = (section: SiteSection, at: number) => {
    flushSync(() => {
      write(latest.current.sections.toSpliced(at, 0, section));
      onOpenSection(section.id);
    });
    focusOn(section.id);
  };

  return {
    sections,
    path,
    openSection,
    open: onOpenSection,
    reorder: write,
    add: (kind: SiteSectionKind) => insert(newSection(kind, idFor(kind)), latest.current.sections.length),
    update: <Section extends SiteSection>(id: string, fields: Partial<Section>) =>
      write(latest.current.sections.map((one) => (one.id === id ? ({ ...one, ...fields } as SiteSection) : one))),
    duplicate: (section: SiteSection) =>
      insert(
        { ...section, id: idFor(section.kind) },
        latest.current.sections.findIndex(({ id }) => id === section.id) + 1,
      ),
    remove: (section: SiteSection, name: string) => {
      const at = latest.current.sections.findIndex(({ id }) => id === section.id);
      flushSync(() => write(latest.current.sections.toSpliced(at, 1)));
      focusOn(latest.current.sections[Math.min(at, latest.current.sections.length - 1)]?.id);
      toast({
        text: t('removed', { name }),
        undo: () => write(latest.current.sections.toSpliced(at, 0, section)),
      });
    },
    /** Moves a section to the end of another page; to the home page if none is named. */
    moveTo: (section: SiteSection, target: string | undefined) => {
      const without = (all: readonly SiteSection[]) => all.filter(({ id }) => id !== section.id);
      const moved = (all: readonly SiteSection[], isTarget: boolean) => [
        ...without(all),
        ...(isTarget ? [section] : []),
      ];
      change({
        sections: moved(value.sections, target === undefined),
        pages: value.pages.map((page) => ({ ...page, sections: moved(page.sections, page.id === target) })),
      });
    },
  };
}
export type Sections = ReturnType<typeof useSections>;

/** Returns the sections of a page, and the path of their list in the site's document. */
export function sectionsOfPage(
  { sections, pages }: { sections: SiteSection[]; pages: readonly OwnPage[] },
  pageId: string | undefined,
) {
  const at = pages.findIndex(({ id }) => id === pageId);
  const page = pages[at];
  return page ? { sections: page.sections, path: `pages.${at}.sections` } : { sections, path: 'sections' };
}

/** Focuses the heading of a section once it is rendered. */
const focusOn = (id: string | undefined) =>
  // After the menu or dialog from which it was added has let go of the focus.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-section="${id ?? ''}"] input`)?.focus());
