import { ItemCheckbox } from './item-checkbox.tsx';
import { ItemMenu } from './item-menu.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemState } from './item-state.tsx';
import { ItemTags } from './item-tags.tsx';
import { ItemTitle } from './item-title.tsx';
import type { ItemProps } from './record-item.tsx';

const SIZES = '(min-width: 1280px) 20rem, (min-width: 640px) 45vw, 92vw';

/** Shown when one points at the card or is in it, and always where one cannot point. */
const ON_DEMAND =
  'z-10 opacity-0 transition-opacity focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100';
const CHIP = 'rounded-control border border-border bg-background';
/** Shown on every card as long as anything is chosen. A finger needs more room than a border should go around. */
const BOX = `${CHIP} ${ON_DEMAND} px-1 group-data-choosing:opacity-100 pointer-coarse:border-transparent pointer-coarse:bg-transparent`;

/** A record as a card: led by its picture, or by a small one beside the title. */
export function RecordCard(props: ItemProps) {
  const { item, face, led, icon, status, href, tagHref, selected, choosing, onToggle, actions, parts } = props;
  // Without a picture, the words take its room.
  const spoken = led === 'cover' && !face.picture && face.lead !== '';
  const box = <ItemCheckbox name={item.title} selected={selected} onToggle={onToggle} />;
  const facts = (
    <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-text-secondary text-xs tabular-nums">
      <ItemState item={item} status={status} />
      {face.kind && <span>{face.kind}</span>}
      {face.when && <span>{face.when}</span>}
      {face.marks}
    </p>
  );
  return (
    <li
      {...parts?.item}
      data-record={item.id}
      data-choosing={choosing || undefined}
      className={`group relative flex min-w-0 flex-col rounded-card border bg-background transition-colors ${selected ? 'border-primary outline outline-primary' : 'border-border hover:border-control'} ${parts?.lifted ? 'z-20 shadow-float' : ''}`}
    >
      {led === 'cover' && (
        <div
          className={`aspect-16/10 overflow-hidden rounded-t-[9px] border-border border-b bg-surface ${item.trashedAt ? 'opacity-60' : ''}`}
        >
          {spoken ? (
            <div className="flex size-full items-center px-5">
              <p
                dir="auto"
                className="line-clamp-5 w-full break-words text-base [text-align:match-parent] text-text-secondary leading-6.5"
              >
                {face.lead}
              </p>
            </div>
          ) : (
            <ItemPicture face={face} icon={icon} sizes={SIZES} large />
          )}
        </div>
      )}
      <div className={`absolute top-2 ${BOX} ${led === 'cover' ? 'start-2' : 'end-2'}`}>{box}</div>
      {parts && led === 'cover' && <div className={`absolute end-2 top-2 ${CHIP} ${ON_DEMAND}`}>{parts.handle}</div>}
      <div className="flex flex-1 flex-col gap-2 p-4 pe-2 pb-1.5">
        <div className="flex min-w-0 flex-1 gap-3 pe-2">
          {led === 'tile' && (
            <div className="size-11 shrink-0 overflow-hidden rounded-control bg-surface dark:bg-hover">
              <ItemPicture face={face} icon={icon} sizes="3rem" fit="contain" large />
            </div>
          )}
          <div className={`min-w-0 flex-1 ${led === 'tile' ? 'pe-5 pointer-coarse:pe-6' : ''}`}>
            <ItemTitle title={item.title} href={href} featured={face.featured} className="break-words" />
            {face.lead && !spoken && (
              <p dir="auto" className="line-clamp-2 break-words text-text-secondary [text-align:match-parent]">
                {face.lead}
              </p>
            )}
          </div>
        </div>
        <ItemTags tags={item.tags} hrefOf={tagHref} className="flex flex-wrap" />
        <div className="flex items-center gap-1">
          {facts}
          {parts && led === 'tile' && <div className={`relative ${ON_DEMAND}`}>{parts.handle}</div>}
          <ItemMenu name={item.title} actions={actions} />
        </div>
      </div>
    </li>
  );
}
