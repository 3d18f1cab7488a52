import { useTranslations } from 'use-intl';
import { labelKeyOf } from '#cv/components.tsx';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { PartKind } from '../../model/languages/parts.ts';
import {
  ITEM_FIELDS,
  type ItemSection,
  SITE_SECTIONS,
  type SiteSectionKind,
} from '../../model/sections/section-kinds.ts';
import { useSectionNames } from '../site/content/sections/use-section-names.ts';

/** Returns the kind of a section by its id, such as `services-2`. */
const kindOfId = (id: string) => SITE_SECTIONS.find((kind) => kind === id.replace(/-\d+$/, '')) ?? 'text';
const isItemSection = (kind: SiteSectionKind): kind is ItemSection => Object.hasOwn(ITEM_FIELDS, kind);

/** The kinds of parts that are entries of the member's work. */
type EntryPartKind = Exclude<PartKind, 'site' | 'profile' | 'project' | 'post' | 'achievement'>;
const isNamed = <Names extends object>(kind: PartKind, names: Names): kind is PartKind & keyof Names =>
  Object.hasOwn(names, kind);

/** Lists of an entry whose words are texts of their own. */
const WORD_LISTS: ReadonlySet<string> = new Set(['courses', 'keywords', 'authors']);

/** Returns a function that names a text of a site by its key, as the form does in which it is written. */
export function useTextNames(from: Language) {
  const t = useTranslations('portfolio-languages.texts');
  const site = useTranslations('portfolio-editor');
  const profile = useTranslations('profile.public');
  const project = useTranslations('projects.editor');
  const block = useTranslations('blocks');
  const achievement = useTranslations('achievements.editor');
  const gallery = useTranslations('records.editor.gallery');
  const entry = useTranslations('cv-editor.form.labels');
  const kindName = useSectionNames(from);

  const siteNames: Record<string, () => string> = {
    headline: () => site('intro.headline'),
    availability: () => site('intro.availability'),
    about: () => site('intro.about'),
    title: () => site('changes.title'),
    description: () => site('changes.description'),
  };
  const sectionTextNames: Record<string, () => string> = {
    text: () => site('sections.fields.text'),
    alt: () => gallery('alt'),
    caption: () => gallery('caption'),
    link: () => site('sections.fields.linkLabel'),
  };
  const itemName = (kind: ItemSection, field: string) =>
    site(`sections.items.${kind}.fields.${field}` as 'sections.items.faq.fields.name');
  const profileNames: Record<string, () => string> = {
    displayName: () => profile('displayName'),
    location: () => profile('location'),
    bio: () => profile('bio'),
  };
  const projectNames: Record<string, () => string> = {
    title: () => project('fields.title'),
    summary: () => project('fields.summary'),
    role: () => project('fields.role'),
    client: () => project('fields.client'),
    coverAlt: () => project('fields.coverAlt'),
    'caseStudy/problem': () => project('fields.problem'),
    'caseStudy/approach': () => project('fields.approach'),
    'caseStudy/outcome': () => project('fields.outcome'),
    'metrics/label': () => block('figures.label'),
    'metrics/value': () => block('figures.value'),
    'gallery/alt': () => gallery('alt'),
    'gallery/caption': () => gallery('caption'),
    'links/label': () => project('linkLabel'),
    tags: () => project('fields.tags'),
    stack: () => project('fields.stack'),
  };
  const postNames: Record<string, () => string> = {
    title: () => project('fields.title'),
    summary: () => project('fields.summary'),
    series: () => t('series'),
    coverAlt: () => project('fields.coverAlt'),
    tags: () => project('fields.tags'),
  };
  const blockNames: Record<string, () => string> = {
    text: () => block('fields.text'),
    caption: () => block('fields.caption'),
    alt: () => gallery('alt'),
    source: () => block('fields.source'),
    cell: () => block('kinds.table'),
    label: () => block('figures.label'),
    value: () => block('figures.value'),
    title: () => block('fields.embedTitle'),
  };
  const achievementNames: Record<string, () => string> = {
    title: () => achievement('fields.title'),
    issuer: () => achievement('fields.issuer'),
    description: () => achievement('fields.description'),
    'metric/label': () => achievement('metricLabel'),
    'metric/value': () => achievement('metricValue'),
    'links/label': () => achievement('evidenceLabel'),
  };
  const namesByKind = {
    ...{ site: siteNames, profile: profileNames, project: projectNames, post: postNames },
    achievement: achievementNames,
  };
  /** Returns the name of a field of an entry, of a node in it, or of the words in a list. */
  const entryNameOf = (kind: EntryPartKind, first: string, second: string) => {
    if (second === '' || WORD_LISTS.has(first)) return entry(labelKeyOf(kind, first));
    return second === 'text' ? t('bullet') : entry(labelKeyOf('role', second));
  };
  /** Returns the name of a section by its id, which begins with its kind. */
  const sectionName = (id: string) => kindName(kindOfId(id));
  /** Returns the name of a text in a section: of its own, of one of its items, or of a picture. */
  const contentName = (key: string) => {
    const [, id = '', first = '', field = ''] = key.split('/');
    const kind = kindOfId(id);
    const label = isItemSection(kind) && field !== '' ? itemName(kind, field) : sectionTextNames[first]?.();
    return label ? `${sectionName(id)}: ${label}` : sectionName(id);
  };
  return (kind: PartKind, key: string): string => {
    const [first = '', second = '', third = ''] = key.split('/');
    if ((kind === 'project' || kind === 'post') && first === 'blocks') return blockNames[third]?.() ?? '';
    if (!isNamed(kind, namesByKind)) return entryNameOf(kind, first, second);
    if (kind === 'site' && first === 'heading') return site('sections.heading', { name: sectionName(second) });
    if (kind === 'site' && first === 'sections') return contentName(key);
    if (kind === 'site' && first === 'pages') return site(third === 'title' ? 'pages.pageTitle' : 'pages.description');
    const names = namesByKind[kind];
    // The field of a node comes after its id, that of a list before what identifies the item.
    const name = names[key] ?? names[`${first}/${second}`] ?? names[first] ?? names[second];
    return name?.() ?? '';
  };
}
