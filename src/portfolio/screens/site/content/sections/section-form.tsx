import { Copy, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { isNavigable, SECTION_LIMITS, SECTION_VARIANTS } from '../../../../model/sections/section-kinds.ts';
import type { SiteSection } from '../../../../model/sections/section-schema.ts';
import type { SiteEditor } from '../../site-editor.ts';
import { SectionFields } from './fields/section-fields.tsx';
import type { Sections } from './use-sections.ts';

type Props = {
  editor: SiteEditor;
  list: Sections;
  section: SiteSection;
  name: string;
  path: string;
};

/** Value of the option for the home page; an empty value would look like no choice. */
const HOME = 'home';

/** The form of a section: how it looks, its content, and what else can be done with it. */
export function SectionForm({ editor, list, section, name, path }: Props) {
  const t = useTranslations('portfolio-editor.sections');
  const { pages } = editor.value;
  const variants: readonly SiteSection['variant'][] = SECTION_VARIANTS[section.kind];
  const isFull = (all: readonly SiteSection[]) => all.length >= SECTION_LIMITS.sections;
  const places = [{ id: undefined, title: t('home'), sections: editor.value.sections }, ...pages].filter(
    (page) => page.id === editor.pageId || !isFull(page.sections),
  );
  return (
    <div className="grid grid-cols-1 gap-4 border-border border-t bg-surface px-3 pt-3 pb-2">
      {variants.length > 1 && (
        <Segments
          label={t('variant')}
          choices={variants.map((value) => ({ value, label: t(`variants.${value}`) }))}
          value={section.variant}
          onValueChange={(variant) => list.update(section.id, { variant } as Partial<SiteSection>)}
        />
      )}
      <SectionFields editor={editor} list={list} section={section} path={path} />
      {editor.pageId === undefined && isNavigable(section.kind) && (
        <Switch
          label={t('inNavigation')}
          checked={section.inNavigation}
          onCheckedChange={(inNavigation) => list.update(section.id, { inNavigation })}
        />
      )}
      {pages.length > 0 && (
        <Select
          label={t('page')}
          options={places.map(({ id, title }) => ({ value: id ?? HOME, label: title }))}
          value={editor.pageId ?? HOME}
          onValueChange={(page) => list.moveTo(section, page === HOME ? undefined : page, name)}
        />
      )}
      <div className="-mx-3 flex flex-wrap border-border border-t pt-1">
        <Button tone="quiet" icon={Copy} onClick={() => list.duplicate(section)}>
          {t('duplicate')}
        </Button>
        <Button tone="quiet" icon={Trash2} onClick={() => list.remove(section, name)}>
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
