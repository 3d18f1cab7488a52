import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { FieldAnchor } from '#records/components.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import type { SortableParts } from '#ui/lists/sortable-parts.ts';
import type { SiteSection } from '../../../model/site-shape.ts';

type Props = {
  section: SiteSection;
  /** The default heading. */
  name: string;
  parts: SortableParts;
  path: string;
  error: string | undefined;
  /** Why the section is not visible yet. */
  note: ReactNode;
  onChange: (section: SiteSection) => void;
};

const HEADING_CLASSES =
  'field-sizing-content h-9 w-full min-w-0 truncate rounded-control border border-transparent bg-transparent px-2 font-medium placeholder:text-text hover:border-border focus:border-border pointer-coarse:h-11 pointer-coarse:text-base aria-invalid:border-error';

/** A section of the home page with its heading and a visibility switch. */
export function SectionRow({ section, name, parts, path, error, note, onChange }: Props) {
  const t = useTranslations('portfolio-editor.sections');
  const id = useId();
  const { visible, heading } = section;
  const { item, handle, lifted } = parts;
  return (
    <li
      {...item}
      data-section={section.kind}
      className={`bg-background focus-within:bg-surface first:rounded-t-card last:rounded-b-card ${lifted ? 'relative z-10 rounded-card bg-floating shadow-float' : 'border-border not-first:border-t'}`}
    >
      <div className="flex items-center gap-1 py-1 ps-1 pe-3">
        {handle}
        <FieldAnchor at={path} className={`flex-1 ${visible ? '' : 'opacity-70'}`}>
          <input
            aria-label={t('heading', { name })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : note ? `${id}-note` : undefined}
            placeholder={name}
            dir="auto"
            autoComplete="off"
            value={heading}
            onChange={(event) => onChange({ ...section, heading: event.target.value })}
            className={HEADING_CLASSES}
          />
        </FieldAnchor>
        <Switch
          small
          label={t('shown')}
          name={t('shownOf', { name: heading.trim() || name })}
          checked={visible}
          onCheckedChange={(next) => onChange({ ...section, visible: next })}
        />
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="ps-13 pe-3 pb-2 text-error text-xs pointer-coarse:ps-15">
          {error}
        </p>
      ) : (
        note && (
          <p id={`${id}-note`} className="-mt-1 ps-13 pe-3 pb-2 text-text-secondary text-xs pointer-coarse:ps-15">
            {note}
          </p>
        )
      )}
    </li>
  );
}
