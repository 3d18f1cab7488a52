import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { OwnPage } from '../../../../model/sections/own-pages.ts';
import type { SiteSectionKind } from '../../../../model/sections/section-kinds.ts';
import { pageOfSection, sectionsOfPages } from '../../../../model/sections/section-references.ts';
import type { SiteSection } from '../../../../model/sections/section-schema.ts';
import type { SiteEditor } from '../../site-editor.ts';
import { freeId, newSection, placeOfNew } from './new-section.ts';

/** Returns the sections of the page that is edited, and the ways to change them. */
export function useSections({ value, change, pageId, openSection, onOpenSection }: SiteEditor) {
  const t = useTranslations('portfolio-editor.sections');
  const toast = useToast();
  const { sections, path } = sectionsOfPage(value, pageId);
  // What is undone later, or an upload that ends later, changes the latest site, and the page from which it began.
  const latest = useRef(value);
  latest.current = value;

  const writeOn = (page: string | undefined, edit: (all: SiteSection[]) => SiteSection[]) => {
    const { sections: home, pages } = latest.current;
    const fields =
      page === undefined
        ? { sections: edit(home) }
        : { pages: pages.map((one) => (one.id === page ? { ...one, sections: edit(one.sections) } : one)) };
    latest.current = { ...latest.current, ...fields };
    change(fields);
  };
  const listNow = () => sectionsOfPage(latest.current, pageId).sections;
  const placeOf = ({ id }: SiteSection) => listNow().findIndex((one) => one.id === id);
  const idFor = (kind: SiteSectionKind) =>
    freeId(kind, new Set(sectionsOfPages<SiteSection>(latest.current).map(({ id }) => id)));
  const insert = (section: SiteSection, at: number) => {
    flushSync(() => {
      writeOn(pageId, (all) => all.toSpliced(at, 0, section));
      onOpenSection(section.id);
    });
    focusOn(section.id, 'start');
  };
  const focusAfter = (at: number) => {
    const remaining = listNow();
    focusOn(remaining[Math.min(at, remaining.length - 1)]?.id);
  };

  return {
    sections,
    path,
    openSection,
    open: onOpenSection,
    reorder: (next: SiteSection[]) => writeOn(pageId, () => next),
    add: (kind: SiteSectionKind) => insert(newSection(kind, idFor(kind)), placeOfNew(kind, listNow())),
    update: <Section extends SiteSection>(id: string, fields: Partial<Section>) =>
      writeOn(pageOfSection(latest.current, id), (all) =>
        all.map((one) => (one.id === id ? ({ ...one, ...fields } as SiteSection) : one)),
      ),
    duplicate: (section: SiteSection) => insert({ ...section, id: idFor(section.kind) }, placeOf(section) + 1),
    remove: (section: SiteSection, name: string) => {
      const at = placeOf(section);
      flushSync(() => writeOn(pageId, (all) => all.toSpliced(at, 1)));
      focusAfter(at);
      toast({
        text: t('removed', { name }),
        undo: () => writeOn(pageId, (all) => all.toSpliced(at, 0, section)),
      });
    },
    /** Moves a section to the end of another page; to the home page if none is named. */
    moveTo: (section: SiteSection, target: string | undefined, name: string) => {
      const at = placeOf(section);
      const moved = (all: readonly SiteSection[], isTarget: boolean) => [
        ...all.filter(({ id }) => id !== section.id),
        ...(isTarget ? [section] : []),
      ];
      const { sections: home, pages } = latest.current;
      flushSync(() =>
        change({
          sections: moved(home, target === undefined),
          pages: pages.map((page) => ({ ...page, sections: moved(page.sections, page.id === target) })),
        }),
      );
      focusAfter(at);
      toast({ text: t('moved', { name, page: pages.find(({ id }) => id === target)?.title ?? t('home') }) });
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

/**
 * Focuses the heading of a section once it is rendered; without one, the button that adds a section. `block` is the edge
 * of the pane to which the section scrolls, so that its form is seen.
 */
const focusOn = (id: string | undefined, block: ScrollLogicalPosition = 'nearest') =>
  // After the menu or dialog from which it was added has let go of the focus.
  requestAnimationFrame(() => {
    const target = document.querySelector<HTMLElement>(
      id === undefined ? '[data-add-section]' : `[data-section="${id}"] input`,
    );
    target?.focus();
    target?.closest('[data-section]')?.scrollIntoView({ block });
  });
