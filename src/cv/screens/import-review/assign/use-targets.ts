import { useTranslations } from 'use-intl';
import type { TextSpan } from '../../../model/formats/unstructured/excerpt.ts';
import { newId } from '../../../model/new-id.ts';
import { type FieldAt, fieldKey } from '../../../model/review/field-text.ts';
import type { Review, ReviewAction } from '../../../model/review/review.ts';
import { useCaptions } from '../../editor/captions.ts';
import type { FormEntry, FormField, FormSection } from '../fields/form-fields.ts';
import { useFieldLabel, useSectionTitle } from '../fields/use-field-label.ts';
import { entryKeyOf } from '../page/entry-boxes.ts';
import { useReview } from '../review-context.ts';

/** A field, or a place for a new entry, that text of the file can become. */
export type Target = { id: string; label: string; action: (spans: readonly TextSpan[]) => ReviewAction };
export type TargetGroup = { label: string; targets: readonly Target[] };

/** Returns the targets for text of the file: those of the entry that it is in or after come first. */
export function useTargets(spans: readonly TextSpan[]): TargetGroup[] {
  const t = useTranslations('cv-import');
  const labelOf = useFieldLabel();
  const titleOf = useSectionTitle();
  const { titleOf: entryTitle } = useCaptions();
  const { review, sections } = useReview();
  const near = entryNear(review, sections, spans[0]?.line ?? 0);
  const assign =
    (at: FieldAt) =>
    (assigned: readonly TextSpan[]): ReviewAction => ({
      ...{ do: 'assign', path: at.path, field: at.field },
      spans: assigned,
    });
  const target = (field: FormField): Target => ({
    id: fieldKey(field),
    label: labelOf(field),
    action: assign(field),
  });
  const groups = sections.flatMap((section): TargetGroup[] => {
    const { kind, key, entries } = section;
    const [only] = entries;
    if (kind === 'basics' || kind === 'summary') {
      const fields = only?.fields.filter(({ path }) => path[1] === undefined || path[1] === 'location') ?? [];
      return [{ label: titleOf(section), targets: fields.map(target) }];
    }
    const place = (added: readonly TextSpan[]): ReviewAction => ({
      ...{ do: 'place', into: ['sections', key], list: 'items', id: newId() },
      spans: added,
    });
    return [{ label: titleOf(section), targets: [{ id: key, label: t('newEntry'), action: place }] }];
  });
  const apart: Target = {
    ...{ id: 'apart', label: t('newSection') },
    action: (added) => ({ do: 'placeApart', id: newId(), spans: added }),
  };
  const own = near && {
    label: entryTitle(near.node),
    targets: [...near.fields.filter(({ isBullet }) => !isBullet).map(target), ...bulletTargets(near, t('newBullet'))],
  };
  return [...(own ? [own] : []), ...groups, { label: t('elsewhere'), targets: [apart] }];
}

/** Returns the target for a new bullet of an entry, in its first role if it has roles. */
function bulletTargets({ node }: FormEntry, label: string): Target[] {
  const roles = node.value.roles;
  const role = Array.isArray(roles) ? (roles[0] as { id: string } | undefined) : undefined;
  const into = role ? [...node.path, 'roles', role.id] : node.path;
  if (!role && !Array.isArray(node.value.highlights)) return [];
  const action = (spans: readonly TextSpan[]): ReviewAction => ({
    ...{ do: 'place', into, list: 'highlights', id: newId() },
    spans,
  });
  return [{ id: `${into.join('/')}/highlights`, label, action }];
}

/** Returns the entry whose text is on a line, or on the nearest one before it. */
function entryNear({ marks }: Review, sections: readonly FormSection[], line: number): FormEntry | undefined {
  let nearest: { line: number; key: string } | undefined;
  for (const mark of marks) {
    const key = entryKeyOf(mark.path);
    if (key !== undefined && mark.line <= line && mark.line >= (nearest?.line ?? 0)) nearest = { line: mark.line, key };
  }
  return sections.flatMap(({ entries }) => entries).find(({ path }) => path.join('/') === nearest?.key);
}
