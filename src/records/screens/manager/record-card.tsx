import { memo } from 'react';
import { ItemCheckbox } from './item-checkbox.tsx';
import { ItemMenu } from './item-menu.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemState } from './item-state.tsx';
import { ItemTags } from './item-tags.tsx';
import { ItemTitle } from './item-title.tsx';
import { AT_START, PAGE_THUMBNAIL } from './list-style.ts';
import { type BodyProps, hrefOf, type ItemProps, statusIn } from './record-item.tsx';

const SIZES = '(min-width: 1280px) 20rem, (min-width: 640px) 45vw, 92vw';

/** Visible while the card is hovered or has focus, and always on touch screens. */
const ON_DEMAND =
  'z-10 opacity-0 transition-opacity focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100';
const CONTROL_STYLE = 'rounded-control border border-border bg-background';
/**
 * Checkbox of a card, visible on every card while a selection exists. On touch screens it has no border, as the target
 * is larger than the border should be.
 */
const CHECKBOX_STYLE = `${ON_DEMAND} px-1 group-data-choosing/list:opacity-100`;
/**
 * Controls over a page thumbnail while it is hovered.
 * On touch screens they move below it, where they do not cover the page.
 */
const PAGE_HANDLE_STYLE = `absolute end-2 top-2 ${CONTROL_STYLE} ${ON_DEMAND} pointer-coarse:relative pointer-coarse:inset-auto pointer-coarse:ms-auto pointer-coarse:border-0`;
const COVER_CHECKBOX_STYLE = `start-2 ${CONTROL_STYLE} pointer-coarse:border-transparent pointer-coarse:bg-transparent`;

/** Estimated card heights, used before a card is first rendered. */
const HEIGHTS = {
  cover: '[contain-intrinsic-size:auto_23rem]',
  tile: '[contain-intrinsic-size:auto_9rem]',
  page: '[contain-intrinsic-size:auto_24rem]',
};

/**
 * Card of a record, led by its cover, a small image beside the title, or its first page.
 * Rendered when it scrolls into view.
 */
export const RecordCard = ({ parts, ...props }: ItemProps) => (
  <li
    {...parts?.item}
    data-record={props.item.id}
    className={`group relative flex min-w-0 flex-col rounded-card border bg-background transition-colors [content-visibility:auto] has-[[data-title]:focus-visible]:outline-2 has-[[data-title]:focus-visible]:outline-primary has-[[data-title]:focus-visible]:outline-offset-2 ${HEIGHTS[props.collection.cards]} ${props.selected ? 'border-primary outline outline-primary' : 'border-border hover:border-control'} ${parts?.lifted ? 'z-20 shadow-float' : ''}`}
  >
    <CardBody {...props} handle={parts?.handle} />
  </li>
);

const CardBody = memo(({ item, collection, selected, linkTo, onToggle, actionsOf, handle }: BodyProps) => {
  const content = collection.contentOf(item);
  const variant = collection.cards;
  const hasLargeImage = variant !== 'tile';
  // Without a cover image, the lead text fills its place.
  const showsSubtitleAsCover = variant === 'cover' && !content.picture && content.subtitle !== '';
  return (
    <>
      {variant === 'cover' && (
        <div
          className={`aspect-16/10 overflow-hidden rounded-t-[9px] border-border border-b bg-surface ${item.trashedAt ? 'opacity-60' : ''}`}
        >
          {showsSubtitleAsCover ? (
            <div className="flex size-full items-center px-5">
              <p
                dir="auto"
                className={`line-clamp-5 w-full break-words text-base ${AT_START} text-text-secondary leading-6.5`}
              >
                {content.subtitle}
              </p>
            </div>
          ) : (
            <ItemPicture content={content} icon={collection.icon} sizes={SIZES} large />
          )}
        </div>
      )}
      {variant === 'page' && (
        <div
          className={`${PAGE_THUMBNAIL} rounded-t-[9px] border-border border-b bg-desk ${item.trashedAt ? 'opacity-60' : ''}`}
        >
          {content.renderPage?.('card')}
        </div>
      )}
      <div className={`absolute top-2 ${CHECKBOX_STYLE} ${hasLargeImage ? COVER_CHECKBOX_STYLE : 'end-2'}`}>
        <ItemCheckbox name={item.title} selected={selected} onToggle={(withShift) => onToggle(item.id, withShift)} />
      </div>
      {handle && variant === 'cover' && (
        <div className={`absolute end-2 top-2 ${CONTROL_STYLE} ${ON_DEMAND}`}>{handle}</div>
      )}
      <div
        className={`flex flex-1 flex-col gap-2 p-4 pe-2 pb-1.5 ${variant === 'page' ? 'max-sm:ps-3 max-sm:pt-3' : ''}`}
      >
        <div className="flex min-w-0 flex-1 gap-3 pe-2">
          {variant === 'tile' && (
            <div className="size-11 shrink-0 overflow-hidden rounded-control bg-surface dark:bg-hover">
              <ItemPicture content={content} icon={collection.icon} sizes="3rem" fit="contain" large />
            </div>
          )}
          <div className={`min-w-0 flex-1 ${hasLargeImage ? '' : 'pe-5 pointer-coarse:pe-6'}`}>
            <ItemTitle
              title={item.title}
              href={hrefOf(collection, item)}
              featured={content.featured}
              className={`break-words ${variant === 'page' ? 'line-clamp-2 text-pretty' : ''}`}
            />
            {content.subtitle && !showsSubtitleAsCover && (
              <p dir="auto" className={`line-clamp-2 break-words text-text-secondary ${AT_START}`}>
                {content.subtitle}
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
          {content.badges}
          <ItemTags tags={item.tags} hrefOf={(tag) => linkTo({ tag })} className="flex flex-wrap" />
        </div>
        <div className={`flex items-center gap-1 ${variant === 'page' ? 'pointer-coarse:flex-wrap' : ''}`}>
          <p
            className={`flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-text-secondary text-xs tabular-nums ${variant === 'page' ? 'pointer-coarse:basis-full' : ''}`}
          >
            <ItemState item={item} status={statusIn(collection, item)} />
            {content.kind && <span>{content.kind}</span>}
            {content.dateText && <span>{content.dateText}</span>}
          </p>
          {handle && variant !== 'cover' && (
            <div className={variant === 'page' ? PAGE_HANDLE_STYLE : `relative ${ON_DEMAND}`}>{handle}</div>
          )}
          <ItemMenu name={item.title} actions={() => actionsOf(item)} />
        </div>
      </div>
    </>
  );
});
