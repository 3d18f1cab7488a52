import { useTranslations } from 'use-intl';
import type { Command } from '#ui/command-palette.tsx';
import type { Section } from '../../../model/shapes.ts';
import { type Path, placeAt } from '../../../model/tree.ts';
import { useHand } from '../hand.tsx';
import { useKindName } from '../outline/use-kind-name.ts';
import type { CvCommandsProps } from './cv-commands-props.ts';

type Needed = Pick<CvCommandsProps, 'view' | 'onLead' | 'hasSide' | 'adding' | 'sectionName' | 'titleOf'>;

/** Returns the commands that go to a section or entry, and those that add one. */
export function useSectionCommands({ view, onLead, hasSide, adding, sectionName, titleOf }: Needed): Command[] {
  const t = useTranslations('cv-editor.palette');
  const editor = useTranslations('cv-editor');
  const kindName = useKindName();
  const hand = useHand();
  const { content } = view;
  const { sections } = content;
  const unavailable = hand.locked ? editor('bar.locked') : undefined;
  const go = (path: Path, place: string): Command => ({
    id: `go-${path.join('/')}`,
    label: t('goTo', { place }),
    run: () => onLead(path),
  });
  const goToEntries = (section: Section) =>
    section.items.flatMap(({ id }) => {
      const place = placeAt(content, ['sections', section.id, 'items', id]);
      return place ? [go(place.path, `${sectionName(section)} · ${titleOf(place)}`)] : [];
    });
  return [
    go(['basics'], editor('outline.basics')),
    ...sections.map((section) => go(['sections', section.id], sectionName(section))),
    ...sections
      .filter(({ kind }) => kind !== 'summary')
      .map((section) => ({
        id: `entry-${section.id}`,
        label: t('addEntry', { section: sectionName(section) }),
        unavailable,
        run: () => adding.entry(section),
      })),
    ...adding.kinds.map((kind) => ({
      id: `section-${kind}`,
      label: t('addSection', { section: kindName(kind) }),
      unavailable,
      run: () => adding.section(kind, sections, hasSide),
    })),
    ...sections.flatMap(goToEntries),
  ];
}
