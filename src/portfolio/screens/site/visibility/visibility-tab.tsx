import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguageNames } from '#cv/components.tsx';
import { hostOf } from '#hostnames/contract.ts';
import { useAuth } from '#identity/components.tsx';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { toOneLine } from '#platform/pure/one-line.ts';
import { FieldAnchor } from '#records/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SITE_LIMITS } from '../../../model/site-shape.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { LanguagesGroup } from './languages-group.tsx';

const TAGS = Object.keys(LANGUAGES) as Language[];

/** The tab of visibility, search texts and language. */
export function VisibilityTab({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.found');
  const languageName = useLanguageNames();
  const { value, change, faultOf } = editor;
  const preview = useSearchPreview(editor);
  const remainingOf = (text: string, max: number) => t('left', { left: Math.max(0, max - text.trim().length) });
  return (
    <>
      <Group title={t('who')}>
        <OpenSwitch address={preview.ownAddress} open={value.open} onOpenChange={(open) => change({ open })} />
        <Switch
          label={t('indexing')}
          hint={t('indexingHint')}
          checked={value.indexing}
          onCheckedChange={(indexing) => change({ indexing })}
        />
      </Group>
      <Group title={t('words')} lead={t('wordsLead')}>
        <SearchPreview
          title={preview.title}
          description={preview.description}
          address={preview.address}
          listed={value.indexing}
        />
        <FieldAnchor at="title">
          <TextField
            label={t('titleLabel')}
            hint={remainingOf(value.title, SITE_LIMITS.title)}
            error={faultOf('title')}
            placeholder={preview.defaultTitle}
            dir="auto"
            autoComplete="off"
            value={value.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </FieldAnchor>
        <FieldAnchor at="description">
          <TextArea
            label={t('description')}
            hint={remainingOf(value.description, SITE_LIMITS.description)}
            error={faultOf('description')}
            placeholder={preview.defaultDescription}
            dir="auto"
            autoComplete="off"
            rows={2}
            value={value.description}
            // The description is a single line, however it wraps on screen.
            onChange={(event) => change({ description: toOneLine(event.target.value) })}
          />
        </FieldAnchor>
      </Group>
      <Group title={t('language')}>
        <Select
          label={t('languageLabel')}
          hint={t('languageHint')}
          options={TAGS.map((tag) => ({ value: tag, label: languageName(tag) }))}
          value={value.language}
          onValueChange={(language) => change({ language })}
        />
      </Group>
      <LanguagesGroup editor={editor} />
    </>
  );
}

type OpenSwitchProps = {
  /** The address at which anyone can visit the site; undefined while the member has no username. */
  address: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Makes the site public at its own address. Off, with the way to get an address, while there is none. */
function OpenSwitch({ address, open, onOpenChange }: OpenSwitchProps) {
  const t = useTranslations('portfolio-editor');
  if (address !== undefined) {
    return (
      <Switch
        label={t('found.open')}
        hint={t('found.openHint', { address })}
        checked={open}
        onCheckedChange={onOpenChange}
      />
    );
  }
  return (
    <div>
      <Switch
        label={t('found.open')}
        hint={t('found.openNameless')}
        checked={false}
        onCheckedChange={onOpenChange}
        disabled
      />
      <p className="mt-2 ps-12">
        <Link render={<RouterLink to="/settings#username" />}>{t('publish.links.nameless')}</Link>
      </p>
    </div>
  );
}

type Props = { title: string; description: string; address: string; listed: boolean };

/** Preview of the site as a search result. */
function SearchPreview({ title, description, address, listed }: Props) {
  const t = useTranslations('portfolio-editor.found');
  return (
    <figure className={`rounded-card border border-border px-3 py-3 ${listed ? '' : 'border-dashed'}`}>
      <p dir="ltr" className="truncate text-text-secondary text-xs rtl:text-end">
        {address.replace(/^https?:\/\//, '')}
      </p>
      <p dir="auto" className="mt-1 line-clamp-1 break-words text-[16px] text-link leading-6">
        {title}
      </p>
      <p dir="auto" className="mt-0.5 line-clamp-2 min-h-10 break-words text-text-secondary">
        {description || t('noDescription')}
      </p>
      <figcaption className="sr-only">{t('lookCaption')}</figcaption>
    </figure>
  );
}

/** Returns title, description and address as search engines show them, and the defaults for texts that are empty. */
function useSearchPreview({ value, site }: SiteEditor) {
  const auth = useAuth();
  const user = auth.status === 'signedIn' ? auth.user : undefined;
  const name = user?.displayName ?? '';
  const username = user?.profile.username ?? '';
  const headline = value.headline.trim();
  const defaultTitle = headline === '' ? name : `${name} – ${headline}`;
  const defaultDescription = oneLine(value.about) || oneLine(user?.profile.bio ?? '') || headline;
  const first = site?.addresses.find(({ canonical }) => canonical)?.url;
  const ownAddress = username === '' ? undefined : (hostOf(username, location.host) ?? `${location.host}/@${username}`);
  return {
    defaultTitle,
    defaultDescription,
    ownAddress,
    title: value.title.trim() || defaultTitle,
    description: value.description.trim() || defaultDescription,
    address: first ?? (ownAddress && value.open ? `${location.protocol}//${ownAddress}` : location.origin),
  };
}

const MAX_DESCRIPTION_LENGTH = 160;

/** Returns the beginning of a Markdown text in one line, without markup. */
function oneLine(markdown: string) {
  const text = markdown
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_#>`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_DESCRIPTION_LENGTH ? `${text.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…` : text;
}
