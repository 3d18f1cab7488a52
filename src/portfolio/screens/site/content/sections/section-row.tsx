import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { FieldAnchor } from '#records/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import type { SortableParts } from '#ui/lists/sortable-parts.ts';
import type { SiteSection } from '../../../../model/sections/section-schema.ts';
import type { SiteEditor } from '../../site-editor.ts';
import { LazySectionForm } from './lazy-section-form.tsx';
import type { Sections } from './use-sections.ts';

type Props = {
  editor: SiteEditor;
  list: Sections;
  section: SiteSection;
  /** The default heading, or what the editor calls such a section. */
  kindName: string;
  parts: SortableParts;
  /** The path of the section in the site's document. */
  path: string;
  /** Why the section is not visible yet, although the member shows it. */
  note: ReactNode;
};

const HEADING_CLASSES =
  'field-sizing-content h-9 w-full min-w-0 truncate rounded-control border border-transparent bg-transparent px-2 font-medium placeholder:text-text hover:border-border focus:border-border pointer-coarse:h-11 pointer-coarse:text-base aria-invalid:border-error';

/** A section with its heading, a visibility switch and a form that folds out. */
export function SectionRow({ editor, list, section, kindName, parts, path, note }: Props) {
  const t = useTranslations('portfolio-editor.sections');
  const id = useId();
  const { visible, heading } = section;
  const { item, handle, lifted } = parts;
  const name = heading.trim() || kindName;
  const isOpen = list.openSection === section.id;
  // A form that was opened stays, so that its uploads go on.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const hasFaults = Object.keys(editor.faults).some((place) => place.startsWith(`${path}.`));
  const error = editor.faultOf(`${path}.heading`) ?? (hasFaults && !isOpen ? t('faulty') : undefined);
  return (
    <li
      {...item}
      data-section={section.id}
      className={`scroll-mt-14 bg-background first:rounded-t-card last:rounded-b-card ${lifted ? 'relative z-10 rounded-card bg-floating shadow-float' : 'border-border not-first:border-t'}`}
    >
      <div className="flex scroll-mt-14 items-center gap-1 py-1 ps-1 pe-1">
        {handle}
        <FieldAnchor at={`${path}.heading`} className={`flex-1 ${visible ? '' : 'opacity-70'}`}>
          <input
            aria-label={t('heading', { name: kindName })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : note && visible ? `${id}-note` : undefined}
            placeholder={kindName}
            dir="auto"
            autoComplete="off"
            value={heading}
            onChange={(event) => list.update(section.id, { heading: event.target.value })}
            className={HEADING_CLASSES}
          />
        </FieldAnchor>
        <Switch
          small
          // Tells the state; the name of a switch stays as it is.
          label={t(visible ? 'shown' : 'notShown')}
          name={t('shownOf', { name })}
          checked={visible}
          onCheckedChange={(next) => list.update(section.id, { visible: next })}
        />
        <IconButton
          name={t('edit', { name })}
          icon={ChevronDown}
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          className={isOpen ? '[&_svg]:rotate-180' : ''}
          onClick={({ currentTarget }) => {
            flushSync(() => list.open(isOpen ? undefined : section.id));
            // The form that was open before may have been above.
            currentTarget.parentElement?.scrollIntoView({ block: 'nearest' });
          }}
        />
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="ps-13 pe-3 pb-2 text-error text-xs pointer-coarse:ps-15">
          {error}
        </p>
      ) : (
        note &&
        visible && (
          <p id={`${id}-note`} className="-mt-1 ps-13 pe-3 pb-2 text-text-secondary text-xs pointer-coarse:ps-15">
            {note}
          </p>
        )
      )}
      <div id={`${id}-form`} hidden={!isOpen}>
        {wasOpened && (
          <Suspense>
            <LazySectionForm editor={editor} list={list} section={section} name={name} path={path} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
