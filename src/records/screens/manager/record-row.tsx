import { memo } from 'react';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import { ItemCheckbox } from './item-checkbox.tsx';
import { ItemMenu } from './item-menu.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemState } from './item-state.tsx';
import { ItemTags } from './item-tags.tsx';
import { ItemTitle } from './item-title.tsx';
import { AT_START } from './list-style.ts';
import { type BodyProps, hrefOf, type ItemProps, statusIn } from './record-item.tsx';

const SECONDARY_STYLE = 'text-text-secondary text-xs tabular-nums';

/** Row of a record. Columns that do not fit are left out; the narrowest rows show them in lines below the title. */
export const RecordRow = ({ parts, ...props }: ItemProps) => (
  <li
    {...parts?.item}
    data-record={props.item.id}
    className={`group relative flex min-h-12 [contain-intrinsic-size:auto_3rem] [content-visibility:auto] items-center gap-3 border-border border-b py-1 @max-lg:py-2.5 ps-2 transition-colors has-[[data-title]:focus-visible]:outline-2 has-[[data-title]:focus-visible]:outline-primary has-[[data-title]:focus-visible]:-outline-offset-2 ${props.selected ? 'bg-selected' : 'hover:bg-hover'} ${parts?.lifted ? 'z-20 rounded-control border-transparent bg-floating shadow-float' : ''}`}
  >
    <RowBody {...props} handle={parts?.handle} />
  </li>
);

const RowBody = memo(
  ({ item, collection, selected, showsUpdatedAt, linkTo, onToggle, actionsOf, handle }: BodyProps) => {
    const timeAgo = useTimeAgo();
    const content = collection.contentOf(item);
    const status = statusIn(collection, item);
    const variant = collection.cards;
    const date = showsUpdatedAt ? timeAgo(item.updatedAt) : content.dateText;
    return (
      <>
        {handle && <div className="relative z-10 -ms-2 -me-3 @max-lg:-me-2">{handle}</div>}
        <div className="relative z-10">
          <ItemCheckbox name={item.title} selected={selected} onToggle={(withShift) => onToggle(item.id, withShift)} />
        </div>
        {variant === 'page' ? (
          <div className={`w-7 shrink-0 @max-xs:hidden ${item.trashedAt ? 'opacity-60' : ''}`}>
            {content.renderPage?.('row')}
          </div>
        ) : (
          <div
            className={`h-8 shrink-0 overflow-hidden @max-xs:hidden rounded-[4px] bg-surface dark:bg-hover ${variant === 'cover' ? 'w-12' : 'w-8'} ${item.trashedAt ? 'opacity-60' : ''}`}
          >
            <ItemPicture
              content={content}
              icon={collection.icon}
              sizes="3rem"
              fit={variant === 'cover' ? 'cover' : 'contain'}
            />
          </div>
        )}
        <div className="min-w-0 flex-1">
          <ItemTitle
            title={item.title}
            href={hrefOf(collection, item)}
            featured={content.featured}
            className="truncate @max-lg:line-clamp-2 @max-lg:whitespace-normal"
          />
          <div className="flex gap-x-2">
            {content.subtitle && (
              <p dir="auto" className={`min-w-0 truncate text-text-secondary text-xs ${AT_START}`}>
                {content.subtitle}
              </p>
            )}
            {content.dateText && (
              <p className={`hidden shrink-0 @lg:block @2xl:hidden ${SECONDARY_STYLE}`}>{content.dateText}</p>
            )}
          </div>
          <p className={`flex flex-wrap gap-x-2 gap-y-0.5 @lg:hidden ${SECONDARY_STYLE}`}>
            <ItemState item={item} status={status} />
            {content.kind && <span>{content.kind}</span>}
            {content.dateText && <span>{content.dateText}</span>}
            {content.badges}
          </p>
        </div>
        <ItemTags
          tags={item.tags}
          hrefOf={(tag) => linkTo({ tag })}
          maxVisible={2}
          className="hidden max-w-52 shrink-0 @4xl:flex"
        />
        <div className={`hidden shrink-0 items-center gap-2 @lg:flex ${SECONDARY_STYLE}`}>{content.badges}</div>
        {content.kind && (
          <p className={`hidden w-28 shrink-0 truncate @3xl:block ${SECONDARY_STYLE}`}>{content.kind}</p>
        )}
        {date !== undefined && (
          <p
            className={`hidden shrink-0 truncate text-end @2xl:block ${showsUpdatedAt || variant === 'cover' ? 'w-40' : 'min-w-28 max-w-40'} ${SECONDARY_STYLE}`}
          >
            {date}
          </p>
        )}
        <p className={`hidden shrink-0 @lg:block ${variant === 'cover' ? 'w-28' : 'w-24'} ${SECONDARY_STYLE}`}>
          <ItemState item={item} status={status} />
        </p>
        <ItemMenu name={item.title} actions={() => actionsOf(item)} />
      </>
    );
  },
);
