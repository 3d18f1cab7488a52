import { useTranslations } from 'use-intl';
import { completeUrl, FieldAnchor, UrlField } from '#records/components.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { completeMailLink, isLinkAddress, LINKED_PAGES } from '../../../../../model/sections/link-address.ts';
import { hasVisibleSection } from '../../../../../model/sections/section-references.ts';
import type { SectionOf } from '../../../../../model/sections/section-schema.ts';
import type { SiteDocument } from '../../../../../model/site-shape.ts';
import type { SectionFieldsProps } from './section-fields-props.ts';

type Link = SectionOf<'hero'>['link'];

/** The option of an address that is typed, instead of a page of the site. */
const ADDRESS = 'address';

const completeAddress = (text: string) => completeUrl(completeMailLink(text));

/** The fields of a hero's link: its text, and the page or address to which it leads. */
export function LinkFields({ editor, list, section, path }: SectionFieldsProps<SectionOf<'hero'>>) {
  const t = useTranslations('portfolio-editor.sections.fields');
  const { link } = section;
  const options = usePageOptions(editor.value, link.page);
  const update = (fields: Partial<Link>) => list.update(section.id, { link: { ...link, ...fields } });
  const lead = (to: string) => {
    const { label, url } = link;
    // A wrong address would keep the section from being saved, and its field is gone.
    const kept = isLinkAddress(url.trim()) ? url : '';
    list.update(section.id, {
      link: to === ADDRESS ? { label, url } : { label, url: kept, page: to as NonNullable<Link['page']> },
    });
  };
  return (
    <>
      <FieldAnchor at={`${path}.link.page`}>
        <Select
          label={t('linkTo')}
          options={[{ value: ADDRESS, label: t('linkAddress') }, ...options]}
          value={link.page ?? ADDRESS}
          onValueChange={lead}
        />
      </FieldAnchor>
      {link.page === undefined && (
        <FieldAnchor at={`${path}.link.url`}>
          <UrlField
            label={t('linkUrl')}
            hint={t('linkUrlHint')}
            error={editor.faultOf(`${path}.link.url`)}
            value={link.url}
            complete={completeAddress}
            onChange={(url) => update({ url })}
          />
        </FieldAnchor>
      )}
      <FieldAnchor at={`${path}.link.label`}>
        <TextField
          label={t('linkLabel')}
          error={editor.faultOf(`${path}.link.label`)}
          dir="auto"
          autoComplete="off"
          value={link.label}
          onChange={({ target }) => update({ label: target.value })}
        />
      </FieldAnchor>
    </>
  );
}

/** Returns the pages that a site has, and the one that is chosen even if it is hidden now. */
function usePageOptions(site: SiteDocument, chosen: Link['page']) {
  const t = useTranslations('portfolio-editor.view.pages');
  return [
    ...LINKED_PAGES.filter((page) => page === chosen || hasVisibleSection(site, page)).map((page) => ({
      ...{ value: page, label: t(page) },
    })),
    ...site.pages
      .filter(({ id, visible }) => id === chosen || visible)
      .map(({ id, title, slug }) => ({ value: id, label: title || slug })),
  ];
}
