import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { SAMPLE_KINDS, type SampleKind, type SampleSet } from '../../../../model/sample-sets.ts';
import { StylePicture } from '../../design/style-picture.tsx';
import { Group } from '../../group.tsx';
import type { SiteEditor } from '../../site-editor.ts';
import { useSectionNames } from '../sections/use-section-names.ts';
import { fieldsOfStart, STARTS, type StartName } from './starts.ts';

/**
 * Ways to begin a site. They are offered until it is first saved, and as long as the preview shows sample work, so that
 * the member can compare them.
 */
export function StartsGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.starts');
  const nameOf = useSectionNames(editor.value.language);
  const [isDismissed, setDismissed] = useState(false);
  const { samples } = editor.value;
  const showsSamplesOf = (set: SampleSet | '') => {
    const kinds: readonly SampleKind[] = set === '' ? [] : SAMPLE_KINDS[set];
    return kinds.some((kind) => editor.site?.holds[kind] === 0);
  };
  const hasSamples = showsSamplesOf(samples);
  if (!hasSamples && (editor.site?.revision !== 0 || isDismissed)) return null;
  const dismiss = () => {
    setDismissed(true);
    // The pressed button is gone. What comes next is the first field.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-place="headline"] input')?.focus());
  };
  const begin = (start: StartName) => {
    editor.change(fieldsOfStart(start, nameOf));
    // Without samples, there is nothing to compare.
    if (!showsSamplesOf(start)) dismiss();
  };
  const decline = () => {
    if (hasSamples) editor.change({ samples: '' });
    dismiss();
  };
  return (
    <Group title={t('title')} lead={t(hasSamples ? 'samples.lead' : 'lead')}>
      <ul className="grid grid-cols-2 gap-3">
        {(Object.keys(STARTS) as StartName[]).map((start) => (
          <li key={start}>
            <button
              type="button"
              aria-pressed={samples === start}
              onClick={() => begin(start)}
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
      <div>
        <Button onClick={decline}>{t(hasSamples ? 'samples.hide' : 'blank')}</Button>
      </div>
    </Group>
  );
}
