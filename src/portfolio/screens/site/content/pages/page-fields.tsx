import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FieldAnchor } from '#records/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { OwnPage } from '../../../../model/sections/own-pages.ts';
import type { SiteEditor } from '../../site-editor.ts';
import { addressFor } from './own-page-address.ts';

/** The button stays focusable, because it may have been pressed just now. */
const AT_END = 'aria-disabled:opacity-40';

type Props = {
  editor: SiteEditor;
  pageId: string;
  /** Whether the page was just added, so that nobody knows its address yet. */
  isNew: boolean;
  /** Puts a page that was deleted back in its place. */
  onRestore: (page: OwnPage, at: number) => void;
};

/** The fields of a page of the member's own, and its place among the others. */
export function PageFields({ editor, pageId, isNew, onRestore }: Props) {
  const t = useTranslations('portfolio-editor.pages');
  const toast = useToast();
  const { value, change, faultOf, onEditPage } = editor;
  const { pages } = value;
  const at = pages.findIndex(({ id }) => id === pageId);
  const page = pages[at];
  if (!page) return null;
  const path = `pages.${at}`;
  const update = (fields: Partial<OwnPage>) =>
    change({ pages: pages.map((one) => (one.id === pageId ? { ...one, ...fields } : one)) });
  const others = pages.filter(({ id }) => id !== pageId);
  const isNamedByTitle = isNew && page.slug === addressFor(page.title, others);
  const move = (to: number) => to >= 0 && to < pages.length && change({ pages: others.toSpliced(to, 0, page) });
  const remove = () => {
    change({ pages: others });
    onEditPage(undefined);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-pages] button')?.focus());
    toast({
      text: t('removed', { title: page.title }),
      undo: () => onRestore(page, at),
    });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <FieldAnchor at={`${path}.title`}>
        <TextField
          label={t('pageTitle')}
          error={faultOf(`${path}.title`)}
          dir="auto"
          autoComplete="off"
          value={page.title}
          onChange={({ target }) =>
            update({
              title: target.value,
              // The address follows the title until it is edited.
              ...(isNamedByTitle ? { slug: addressFor(target.value, others) } : {}),
            })
          }
        />
      </FieldAnchor>
      <FieldAnchor at={`${path}.slug`}>
        <TextField
          label={t('address')}
          hint={t('addressHint', { address: `/${page.slug}` })}
          error={faultOf(`${path}.slug`)}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={page.slug}
          onChange={({ target }) => update({ slug: target.value.trim().toLowerCase() })}
        />
      </FieldAnchor>
      <FieldAnchor at={`${path}.description`}>
        <TextField
          label={t('description')}
          hint={t('descriptionHint')}
          error={faultOf(`${path}.description`)}
          dir="auto"
          autoComplete="off"
          value={page.description}
          onChange={({ target }) => update({ description: target.value })}
        />
      </FieldAnchor>
      <Switch label={t('visible')} checked={page.visible} onCheckedChange={(visible) => update({ visible })} />
      <Switch
        label={t('inNavigation')}
        checked={page.inNavigation}
        onCheckedChange={(inNavigation) => update({ inNavigation })}
      />
      <div className="-ms-2.5 flex">
        <IconButton
          name={t('moveUp')}
          icon={ArrowUp}
          aria-disabled={at === 0 || undefined}
          className={AT_END}
          onClick={() => move(at - 1)}
        />
        <IconButton
          name={t('moveDown')}
          icon={ArrowDown}
          aria-disabled={at === pages.length - 1 || undefined}
          className={AT_END}
          onClick={() => move(at + 1)}
        />
        <IconButton name={t('remove')} icon={Trash2} onClick={remove} />
      </div>
    </div>
  );
}
