import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { SAMPLE_KINDS, type SampleKind, type SampleSet } from '../../../../model/sample-sets.ts';
import { hasWorkOf } from '../../../../model/unpublished-work.ts';
import { StylePicture } from '../../design/style-picture.tsx';
import { FoldedGroup } from '../../folded-group.tsx';
import { Group } from '../../group.tsx';
import type { SiteEditor } from '../../site-editor.ts';
import { useSectionNames } from '../sections/use-section-names.ts';
import { fieldsOfStart, STARTS, type StartName } from './starts.ts';

/**
 * Ways to begin a site. They are open until it is first saved, and as long as the preview shows sample work, so that the
 * member can compare them. Then they are folded until the site is published.
 */
export function StartsGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.starts');
  const nameOf = useSectionNames(editor.value.language);
  const [isDismissed, setDismissed] = useState(false);
  const { site, value, change } = editor;
  const showsSamplesOf = (set: SampleSet | '') => {
    const kinds: readonly SampleKind[] = set === '' ? [] : SAMPLE_KINDS[set];
    return site !== undefined && kinds.some((kind) => !hasWorkOf(site, kind));
  };
  const hasSamples = showsSamplesOf(value.samples);
  const isOpen = hasSamples || (site?.revision === 0 && !isDismissed);
  const dismiss = () => {
    setDismissed(true);
    // The pressed button is gone. What comes next is the first field.
    focusOn('[data-place="headline"] input');
  };
  const begin = (start: StartName) => {
    change(fieldsOfStart(start, nameOf));
    // The folded choice unfolds for comparing. Without samples, there is nothing to compare.
    if (showsSamplesOf(start)) focusOn('[data-starts] [aria-pressed=true]');
    else if (isOpen) dismiss();
  };
  const decline = () => {
    if (hasSamples) change({ samples: '' });
    dismiss();
  };
  const starts = <StartCards chosen={value.samples} onChoose={begin} />;
  if (isOpen) {
    return (
      <Group title={t('title')} lead={t(hasSamples ? 'samples.lead' : 'lead')}>
        {starts}
        <div>
          <Button onClick={decline}>{t(hasSamples ? 'samples.hide' : 'blank')}</Button>
        </div>
      </Group>
    );
  }
  // A start would replace the sections that visitors of a published site see.
  if (!site || (site.publishedAt !== null && !isDismissed)) return null;
  return (
    <FoldedGroup title={t('title')} lead={t('again')} startsOpen={false}>
      {starts}
    </FoldedGroup>
  );
}

type Props = { chosen: SampleSet | ''; onChoose: (start: StartName) => void };

function StartCards({ chosen, onChoose }: Props) {
  const t = useTranslations('portfolio-editor.starts');
  return (
    <ul data-starts="" className="grid grid-cols-2 gap-3">
      {(Object.keys(STARTS) as StartName[]).map((start) => (
        <li key={start}>
          <button
            type="button"
            aria-pressed={chosen === start}
            onClick={() => onChoose(start)}
            className="block h-full w-full overflow-hidden rounded-card border border-border text-start hover:border-control aria-pressed:border-primary aria-pressed:outline aria-pressed:outline-primary"
          >
            <StylePicture id={STARTS[start].style} />
            <span className="block border-border border-t px-3 pt-2 pb-2.5">
              <span className="block font-medium">{t(`${start}.name`)}</span>
              <span className="block text-text-secondary text-xs">{t(`${start}.text`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Focuses an element once it is rendered. */
const focusOn = (selector: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
