import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { OwnPage } from '../../../../model/sections/own-pages.ts';
import { SECTION_LIMITS } from '../../../../model/sections/section-kinds.ts';
import { Group } from '../../group.tsx';
import type { SiteEditor } from '../../site-editor.ts';
import { addressFor } from './own-page-address.ts';
import { PageFields } from './page-fields.tsx';

/** Value of the option for the home page; an empty value would look like no choice. */
const HOME = 'home';

/** Choice of the page whose sections are edited, with the fields of a page of the member's own. */
export function PagesGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.pages');
  const { value, change, pageId, onEditPage } = editor;
  const { pages } = value;
  const [added, setAdded] = useState<readonly string[]>([]);
  // What is undone later changes the latest pages.
  const latest = useRef(pages);
  latest.current = pages;
  const isFull = pages.length >= SECTION_LIMITS.pages;
  const add = () => {
    const title = t('newTitle');
    const page = {
      ...{ id: crypto.randomUUID(), title, slug: addressFor(title, pages), description: '' },
      ...{ visible: true, inNavigation: true, sections: [] },
    };
    change({ pages: [...pages, page] });
    setAdded([...added, page.id]);
    onEditPage(page.id);
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLInputElement>(`[data-place="pages.${pages.length}.title"] input`);
      field?.focus();
      field?.select();
    });
  };
  const restore = (page: OwnPage, at: number) => change({ pages: latest.current.toSpliced(at, 0, page) });
  return (
    <Group title={t('title')} lead={t('lead')}>
      <div data-pages="" className="flex flex-wrap items-end gap-2">
        <Select
          label={t('page')}
          labelHidden
          className="min-w-40 flex-1"
          options={[
            { value: HOME, label: t('home') },
            ...pages.map(({ id, title }) => ({ value: id, label: title.trim() || t('untitled') })),
          ]}
          value={pageId ?? HOME}
          onValueChange={(page) => onEditPage(page === HOME ? undefined : page)}
        />
        <Button
          icon={Plus}
          onClick={add}
          disabledReason={isFull ? t('full', { maximum: SECTION_LIMITS.pages }) : undefined}
        >
          {t('add')}
        </Button>
      </div>
      {pageId !== undefined && (
        <PageFields key={pageId} editor={editor} pageId={pageId} isNew={added.includes(pageId)} onRestore={restore} />
      )}
    </Group>
  );
}
