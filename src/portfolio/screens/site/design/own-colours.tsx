import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import {
  findUnreadableColours,
  readableColours,
  type SiteColourName,
  type SiteColours,
} from '../../../model/themes.ts';
import type { SiteEditor } from '../site-editor.ts';
import { ColourRow } from './colour-row.tsx';

/** The colours that pages use: backgrounds, text, accents and states. */
const GROUPS = {
  grounds: ['background', 'surface', 'border'],
  text: ['text', 'textSecondary'],
  accents: ['primary'],
  states: ['success', 'error'],
} as const satisfies Record<string, readonly SiteColourName[]>;

type Props = { editor: SiteEditor; colors: SiteColours };

/**
 * Fields for the colours of the member's own theme. Unreadable colours are not saved; the nearest readable one is
 * offered.
 */
export function OwnColours({ editor, colors }: Props) {
  const t = useTranslations('portfolio-editor.colours');
  const unreadable = findUnreadableColours(colors);
  const set = (name: SiteColourName, color: string) => editor.change({ colors: { ...colors, [name]: color } });
  return (
    <div className="grid gap-5 pt-2">
      <div role="status" className={unreadable.length > 1 ? 'grid justify-items-start gap-2' : 'contents'}>
        {unreadable.length > 1 && (
          <>
            <p className="text-warning">{t('several', { count: unreadable.length })}</p>
            <Button onClick={() => editor.change({ colors: readableColours(colors) })}>{t('mendAll')}</Button>
          </>
        )}
      </div>
      {Object.entries(GROUPS).map(([group, names]) => (
        <fieldset key={group} className="grid gap-2">
          <legend className="mb-1 font-medium text-text-secondary text-xs leading-5">
            {t(`groups.${group as keyof typeof GROUPS}`)}
          </legend>
          {names.map((name) => (
            <ColourRow
              key={name}
              name={name}
              colors={colors}
              nearest={unreadable.find(({ colour }) => colour === name)?.nearest}
              onChange={(color) => set(name, color)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
