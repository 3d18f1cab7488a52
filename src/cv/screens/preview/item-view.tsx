import type { ItemOutline } from '../../model/outline/outline.ts';
import { withIndexKeys } from '../pages/with-index-keys.ts';
import { DetailLine } from './detail-line.tsx';
import { Prose } from './prose.tsx';

type Props = { item: ItemOutline; level: 'h4' | 'h5' };

/** Entry of the CV: its heading, dates and details, then its texts, bullets and roles. */
export function ItemView({ item, level: Heading }: Props) {
  const { heading, beside, dates, url, texts, bullets, details, roles } = item;
  return (
    <div className="grid min-w-0 gap-2">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          {heading && (
            <Heading dir="auto" className="min-w-0 break-words font-medium">
              {heading}
            </Heading>
          )}
          {dates && <p className="text-text-secondary tabular-nums">{dates}</p>}
        </div>
        {beside.length > 0 && (
          <p className="break-words text-text-secondary">
            <InLine segments={beside} />
          </p>
        )}
        {url && <DetailLine detail={{ label: '', text: url, url }} />}
      </div>
      {texts.length > 0 && <Prose text={texts.join('\n\n')} />}
      {bullets.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5 marker:text-text-secondary">
          {bullets.map(({ id, text }) => (
            <li key={id} className="min-w-0 ps-1">
              <Prose text={text} />
            </li>
          ))}
        </ul>
      )}
      {details.length > 0 && (
        <ul className="grid gap-0.5">
          {withIndexKeys(details).map(({ key, item: entry }) => (
            <li key={key}>
              <DetailLine detail={entry} />
            </li>
          ))}
        </ul>
      )}
      {roles.length > 0 && (
        <ul className="mt-1 grid gap-4 border-border border-s ps-4">
          {withIndexKeys(roles).map(({ key, item: entry }) => (
            <li key={key} className="min-w-0">
              <ItemView item={entry} level="h5" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Short entry, such as a language, on a single line. */
export const ShortItemView = ({ item: { heading, beside, details } }: Pick<Props, 'item'>) => (
  <div className="flex flex-wrap gap-x-3 break-words">
    {heading && (
      <h4 dir="auto" className="font-medium">
        {heading}
      </h4>
    )}
    {beside.length > 0 && (
      <p className="text-text-secondary">
        <InLine segments={beside} />
      </p>
    )}
    {withIndexKeys(details).map(({ key, item: entry }) => (
      <p key={key}>
        <DetailLine detail={entry} />
      </p>
    ))}
  </div>
);

/** Segments of text in one line, separated by dots, each in its own direction. */
const InLine = ({ segments }: { segments: readonly string[] }) =>
  withIndexKeys(segments).map(({ key, item: entry }, at) => (
    <span key={key}>
      {at > 0 && ' · '}
      <bdi>{entry}</bdi>
    </span>
  ));
