import { TriangleAlert } from 'lucide-react';
import { type FocusEvent, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguageNames } from '#cv/components.tsx';
import { type FieldPath, valueAt } from '#platform/pure/autosave/fields.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { ConflictList, Notice, TakedownNotice, useFieldErrors } from '#records/components.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useAutosave } from '#ui/use-autosave.ts';
import { useMedia } from '#ui/use-media.ts';
import { mapSectionTexts } from '../../model/sections/map-section-texts.ts';
import type { OwnPage } from '../../model/sections/own-pages.ts';
import { isWrittenSection } from '../../model/sections/section-kinds.ts';
import type { SiteSection } from '../../model/sections/section-schema.ts';
import type { SiteLanguage } from '../../model/site-shape.ts';
import { COLOUR_NAMES, type SiteColourName } from '../../model/themes.ts';
import { useSectionNames } from './content/sections/use-section-names.ts';
import { pageOfPart, placeOfField, sectionOfPart } from './page-part.ts';
import { Pane, type SiteEditorTab } from './pane.tsx';
import { SitePreview } from './preview/site-preview.tsx';
import { SiteBar } from './site-bar.tsx';
import type { SiteEditor } from './site-editor.ts';
import { usePageParts } from './use-page-parts.ts';
import { useSiteImages } from './use-site-images.ts';
import { useSitePlaces } from './use-site-places.ts';
import type { SiteSession } from './use-site-session.ts';

/** Minimum width for showing the preview beside the form. */
const WIDE_SCREEN = '(min-width: 64rem)';

/** The editor of a loaded site. */
export function LoadedSiteEditor({ session }: { session: SiteSession }) {
  const t = useTranslations('portfolio-editor');
  const { writer, recordStore } = session;
  const view = useAutosave(writer);
  const site = useSyncExternalStore(recordStore.subscribe, recordStore.latest);
  useEffect(() => session.start(), [session]);
  const { errorOf: faultOf, focusHandlers: errorHandlers } = useFieldErrors(view);
  const wide = useMedia(WIDE_SCREEN);
  const [tab, setTab] = useState<SiteEditorTab>('content');
  const [refreshCount, setRefreshCount] = useState(0);
  const refreshPreview = useCallback(() => setRefreshCount((before) => before + 1), []);
  const places = useSitePlaces(view.value, site);
  const images = useSiteImages(site);
  const editor: SiteEditor = {
    ...{ value: view.value, faults: view.faults, faultOf, site, images },
    ...places.editing,
    ...{ refreshPreview, change: writer.change },
    save: async () => {
      await writer.save();
      const { condition } = writer.view();
      return condition === 'saved' || condition === 'new';
    },
  };
  const pane = useRef<HTMLDivElement>(null);
  const parts = usePageParts({
    ...{ pane, site: view.value },
    onOpen: (part) => {
      setTab('content');
      const section = sectionOfPart(part, view.value);
      if (!section) return;
      if (pageOfPart(part, view.value) !== editor.pageId) editor.onEditPage(pageOfPart(part, view.value));
      if (isWrittenSection(section.kind)) editor.onOpenSection(section.id);
    },
  });
  const focusHandlers = {
    onFocus: (event: FocusEvent) => {
      errorHandlers.onFocus(event);
      parts.onFocus(event);
    },
    onBlur: () => {
      errorHandlers.onBlur();
      parts.onBlur();
    },
  };
  const showFault = () => {
    setTab(tabOf(view, tab));
    const place = placeOfField(firstFaultOf(view) ?? '', view.value);
    if (place && place.pageId !== editor.pageId) editor.onEditPage(place.pageId);
    if (place?.sectionId !== undefined) editor.onOpenSection(place.sectionId);
    parts.focusFirst('[aria-invalid=true]');
  };
  const preview = (
    <SitePreview
      site={site}
      page={places.page}
      onPage={places.onPage}
      refreshCount={refreshCount}
      onRefresh={refreshPreview}
      initialSize={wide ? 'wide' : 'phone'}
      siteDocument={view.value}
      focusedPart={parts.focusedPart}
      onEditPart={parts.edit}
      onLeave={() => pane.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()}
    />
  );
  return (
    <main id="content" data-fills-window="" tabIndex={-1} className="flex h-full flex-col outline-hidden">
      <PageTitle>{t('title')}</PageTitle>
      <SiteBar session={session} view={view} editor={editor} onFault={showFault} />
      <TakedownNotice kinds={['site']} className="m-4 shrink-0" />
      <Suspense>
        <SiteNotices view={view} writer={writer} />
      </Suspense>
      <div className="flex min-h-0 flex-1">
        <div ref={pane} data-undo="" {...focusHandlers} className="contents">
          <Pane
            editor={editor}
            tab={wide && tab === 'view' ? 'content' : tab}
            onTab={setTab}
            preview={wide ? undefined : preview}
          />
        </div>
        {wide && preview}
      </div>
    </main>
  );
}

type FieldErrors = { faults: Readonly<Record<string, string>>; refused: Readonly<Record<string, string>> };
const VISIBILITY_FIELDS = /^(?:title|description|languages?|open|indexing)$/;
const DESIGN_FIELDS = /^(?:colors|theme|layout|fonts)\b/;

const firstFaultOf = ({ faults, refused }: FieldErrors) => Object.keys({ ...refused, ...faults })[0];

/** Returns the tab of the first invalid field, or `fallbackTab` if there is none. */
function tabOf(errors: FieldErrors, fallbackTab: SiteEditorTab): SiteEditorTab {
  const first = firstFaultOf(errors);
  if (first === undefined) return fallbackTab;
  return VISIBILITY_FIELDS.test(first) ? 'found' : DESIGN_FIELDS.test(first) ? 'design' : 'content';
}

type SiteWriter = SiteSession['writer'];
type Props = { writer: SiteWriter; view: ReturnType<SiteWriter['view']> };

/** Shows a failed save and edit conflicts, which need attention before editing continues. */
function SiteNotices({ writer, view }: Props) {
  const { nameOf, describe } = useSiteWords(view.value.language);
  const { condition, message, conflicts, value } = view;
  const failed = condition === 'failed' && message !== undefined;
  if (!failed && conflicts.length === 0) return null;
  return (
    <div
      data-notices=""
      className="max-h-[50dvh] shrink-0 scroll-pb-16 overflow-y-auto border-border border-b px-4 pb-4"
    >
      {failed && <Notice icon={TriangleAlert} text={message} urgent />}
      <ConflictList
        conflicts={conflicts.map(({ path, theirs }, at) => ({
          key: path.join('.'),
          fieldLabel: nameOf(path),
          mine: describe(path, valueAt(value, path)),
          theirs: describe(path, theirs),
          onResolve: (keep) => writer.resolveConflict(at, keep),
        }))}
      />
    </div>
  );
}

/** Returns functions that name a field of the site and describe its value, for resolving edit conflicts. */
function useSiteWords(language: Language) {
  const t = useTranslations('portfolio-editor');
  const languageName = useLanguageNames();
  const kindName = useSectionNames(language);
  const sectionLine = (section: SiteSection) => {
    const { kind, visible, heading } = section;
    const name = `${heading || kindName(kind)}${visible ? '' : ` (${t('sections.hidden')})`}`;
    return [name, ...textsOf({ ...section, heading: '' })].join(' · ');
  };
  const pageLines = ({ title, slug, sections }: OwnPage) => [`${title} (/${slug})`, ...sections.map(sectionLine)];
  return {
    nameOf: ([field = '', subfield]: FieldPath) =>
      isColour(subfield) ? t(`colours.names.${subfield}`) : t(`changes.${changeKeyOf(field)}`),
    describe: ([field]: FieldPath, value: unknown): string => {
      if (field === 'sections' && Array.isArray(value)) return value.map(sectionLine).join('\n');
      if (field === 'pages' && Array.isArray(value)) return value.flatMap(pageLines).join('\n');
      if (field === 'language') return languageName(String(value));
      if (field === 'languages' && Array.isArray(value))
        return value.map((one: SiteLanguage) => languageName(one.language)).join('\n');
      if (field === 'layout') return t(`layouts.${value as 'column'}.name`);
      if (field === 'theme') return t(`themes.${value as 'paper'}`);
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      return typeof value === 'string' && value !== '' ? value : t('nothing');
    },
  };
}

/** Returns the texts of a section. */
function textsOf(section: SiteSection): string[] {
  const texts: string[] = [];
  mapSectionTexts([section], ({ text }) => {
    if (text.trim() !== '') texts.push(text.trim());
    return text;
  });
  return texts;
}

const isColour = (name: string | undefined): name is SiteColourName => COLOUR_NAMES.some((one) => one === name);
/** Maps a field to its key in the list of unpublished changes, whose names are reused here. */
const changeKeyOf = (field: string) => (field === 'colors' ? 'theme' : field) as 'headline';
