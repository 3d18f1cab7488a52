import { useTranslations } from 'use-intl';
import type { CvContent } from '../../../contract.ts';
import { nameOf, type Path, type Place, type PlaceKind, placeAt } from '../../../model/tree.ts';
import { type FormKind, labelKeyOf } from '../forms/layouts.ts';
import { useCaptions } from '../outline/captions.ts';
import { useSectionName } from '../outline/use-section-name.ts';

/** A path consists of pairs of list and id. The first pair leads to a section, the next to an entry, and so on. */
const TO_SECTION = 2;

/** Returns a function that names a place: section, entry and nested node, or a field of the personal details. */
export function usePlaceWords(content: CvContent) {
  const t = useTranslations('cv-review.place');
  const outline = useTranslations('cv-editor.outline');
  const labels = useTranslations('cv-editor.form.labels');
  const sectionName = useSectionName();
  const { titleOf } = useCaptions();

  const called = (place: Place) => {
    const [list, id] = place.path.slice(-2);
    if (list !== 'highlights') return nameOf(place) || titleOf(place);
    const bullets = placeAt(content, place.path.slice(0, -2))?.value.highlights as { id: string }[];
    return t('bullet', { number: bullets.findIndex((bullet) => bullet.id === id) + 1 });
  };

  return (path: Path, field?: string): string => {
    const [part, id] = path;
    if (part === undefined) return t('whole');
    if (part === 'design') return t('design');
    if (part !== 'sections') {
      const kind = placeAt(content, path)?.kind;
      if (field === undefined || !isForm(kind)) return outline('basics');
      return `${outline('basics')} · ${labels(labelKeyOf(kind, field))}`;
    }
    const section = content.sections.find((one) => one.id === id);
    const names = section ? [sectionName(section)] : [];
    for (let end = TO_SECTION * 2; end <= path.length; end += 2) {
      const place = placeAt(content, path.slice(0, end));
      // A company without a name is displayed under its role, which would repeat the name.
      if (place && called(place) !== names.at(-1)) names.push(called(place));
    }
    const kind = placeAt(content, path)?.kind;
    if (field !== undefined && isForm(kind)) names.push(labels(labelKeyOf(kind, field)));
    return names.join(' · ');
  };
}

/** Returns whether the kind's fields have labels. A bullet consists only of its text. */
const isForm = (kind: PlaceKind | undefined): kind is FormKind =>
  kind !== undefined && kind !== 'root' && kind !== 'design' && kind !== 'highlight';
