import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { Design } from '../../../model/design.ts';
import { designOperations } from './design-operations.ts';
import { TEMPLATE_DEFAULTS } from './template-defaults.ts';
import { useDesign } from './use-design.ts';

type Props = {
  title: string;
  /** The current values of the fields that can be reset to the template's defaults. */
  resettable?: Partial<Design>;
  /** The template's defaults, where they differ from those of all templates. */
  defaults?: Partial<Design> | undefined;
  children: ReactNode;
};

/** Titled section of the design pane. */
export function DesignSection({ title, resettable, defaults, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 border-border border-t py-6 first:border-t-0 first:pt-0"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 ref={heading} id={id} tabIndex={-1} className="font-medium outline-hidden">
          {title}
        </h2>
        {resettable && (
          <ResetSectionButton
            title={title}
            values={resettable}
            own={defaults}
            onReset={() => heading.current?.focus()}
          />
        )}
      </div>
      {children}
    </section>
  );
}

type ResetProps = { title: string; values: Partial<Design>; own: Partial<Design> | undefined; onReset: () => void };

/** Button that resets the fields of a section in one undo step, shown while one of them differs. */
function ResetSectionButton({ title, values, own, onReset }: ResetProps) {
  const t = useTranslations('cv-editor.designPane.ownDesign');
  const { setAll, locked } = useDesign();
  const [announcement, setAnnouncement] = useState('');
  const all = { ...TEMPLATE_DEFAULTS, ...own };
  const defaults = Object.fromEntries(Object.keys(values).map((field) => [field, all[field as keyof Design]]));
  const isDefault = designOperations(values, defaults).length === 0;
  return (
    <>
      {!isDefault && !locked && (
        <IconButton
          name={t('section', { section: title })}
          icon={RotateCcw}
          className="-my-2"
          onClick={() => {
            setAll(values, defaults);
            setAnnouncement(t('sectionDone', { section: title }));
            // The button disappears.
            onReset();
          }}
        />
      )}
      <LiveText>{isDefault ? announcement : ''}</LiveText>
    </>
  );
}
