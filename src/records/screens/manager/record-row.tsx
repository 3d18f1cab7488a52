import { memo } from 'react';
import { useFormatter, useNow } from 'use-intl';
import { ItemCheckbox } from './item-checkbox.tsx';
import { ItemMenu } from './item-menu.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemState } from './item-state.tsx';
import { ItemTags } from './item-tags.tsx';
import { ItemTitle } from './item-title.tsx';
import { AT_START } from './list-style.ts';
import { type BodyProps, hrefOf, type ItemProps, statusIn } from './record-item.tsx';

const SECONDARY = 'text-text-secondary text-xs tabular-nums';

/** Row of a record. Columns that do not fit are left out from the end. */
export const RecordRow = ({ parts, ...props }: ItemProps) => (
  <li
    {...parts?.item}
    data-record={props.item.id}
    className={`group relative flex min-h-12 [contain-intrinsic-size:auto_3rem] [content-visibility:auto] items-center gap-3 border-border border-b py-1 ps-2 transition-colors has-[[data-title]:focus-visible]:outline-2 has-[[data-title]:focus-visible]:outline-primary has-[[data-title]:focus-visible]:-outline-offset-2 ${props.selected ? 'bg-selected' : 'hover:bg-hover'} ${parts?.lifted ? 'z-20 rounded-control border-transparent bg-floating shadow-float' : ''}`}
  >
    <RowBody {...props} handle={parts?.handle} />
  </li>
);

const RowBody = memo(({ item, shelf, selected, byChange, linkTo, onToggle, actionsOf, handle }: BodyProps) => {
  const format = useFormatter();
  const now = useNow();
  const face = shelf.face(item);
  const status = statusIn(shelf, item);
  const led = shelf.cards;
  return (
    <>
      {handle && <div className="relative z-10 -ms-2 -me-3 @max-lg:-me-2">{handle}</div>}
      <div className="relative z-10">
        <ItemCheckbox name={item.title} selected={selected} onToggle={(withShift) => onToggle(item.id, withShift)} />
      </div>
      {led === 'page' ? (
        <div className={`w-7 shrink-0 @max-xs:hidden ${item.trashedAt ? 'opacity-60' : ''}`}>{face.page?.('row')}</div>
      ) : (
        <div
          className={`h-8 shrink-0 overflow-hidden @max-xs:hidden rounded-[4px] bg-surface dark:bg-hover ${led === 'cover' ? 'w-12' : 'w-8'} ${item.trashedAt ? 'opacity-60' : ''}`}
        >
          <ItemPicture face={face} icon={shelf.icon} sizes="3rem" fit={led === 'cover' ? 'cover' : 'contain'} />
        </div>
      )}
      <div className="min-w-0 flex-1 @2xl:flex @2xl:items-baseline @2xl:gap-3">
        <div className="min-w-0 @2xl:max-w-[80%] @2xl:shrink-0">
          <ItemTitle
            title={item.title}
            href={hrefOf(shelf, item)}
            featured={face.featured}
            className="truncate @max-lg:line-clamp-2 @max-lg:whitespace-normal"
          />
        </div>
        {face.lead && (
          <p dir="auto" className={`truncate text-text-secondary ${AT_START} @max-2xl:text-xs`}>
            {face.lead}
          </p>
        )}
        <p className={`flex flex-wrap gap-x-2 @lg:hidden ${SECONDARY}`}>
          <ItemState item={item} status={status} />
          {face.kind && <span>{face.kind}</span>}
          {face.when && <span>{face.when}</span>}
          {face.marks}
        </p>
      </div>
      <ItemTags
        tags={item.tags}
        hrefOf={(tag) => linkTo({ tag })}
        most={2}
        className="hidden max-w-52 shrink-0 @4xl:flex"
      />
      <div className={`hidden shrink-0 items-center gap-2 @lg:flex ${SECONDARY}`}>{face.marks}</div>
      {face.kind && <p className={`hidden w-28 shrink-0 truncate @3xl:block ${SECONDARY}`}>{face.kind}</p>}
      <p className={`hidden w-40 shrink-0 truncate text-end @2xl:block ${SECONDARY}`}>
        {byChange ? format.relativeTime(new Date(item.updatedAt), now) : face.when}
      </p>
      <p className={`hidden shrink-0 @lg:block ${led === 'cover' ? 'w-28' : 'w-24'} ${SECONDARY}`}>
        <ItemState item={item} status={status} />
      </p>
      <ItemMenu name={item.title} actions={actionsOf(item)} />
    </>
  );
});
