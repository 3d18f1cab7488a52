import { useTranslations } from 'use-intl';
import { labelKeyOf } from '#cv/components.tsx';
import { useMessagesIn } from '#platform/browser/i18n/messages-provider.tsx';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { PartKind } from '../../model/languages/parts.ts';
import type { SiteSectionKind } from '../../model/site-shape.ts';

/** The kinds of parts that are entries of the member's work. */
type EntryPartKind = Exclude<PartKind, 'site' | 'profile' | 'project' | 'achievement'>;
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
  const block = useTranslations('projects.editor.story');
  const achievement = useTranslations('achievements.editor');
  const gallery = useTranslations('records.editor.gallery');
  const entry = useTranslations('cv-editor.form.labels');
  const headings = useMessagesIn(from, 'portfolio-pages').sections;

  const siteNames: Record<string, () => string> = {
    headline: () => site('intro.headline'),
    availability: () => site('intro.availability'),
    about: () => site('intro.about'),
    title: () => site('changes.title'),
    description: () => site('changes.description'),
  };
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
    'metrics/label': () => project('metricLabel'),
    'metrics/value': () => project('metricValue'),
    'gallery/alt': () => gallery('alt'),
    'gallery/caption': () => gallery('caption'),
    'links/label': () => project('linkLabel'),
    tags: () => project('fields.tags'),
    stack: () => project('fields.stack'),
  };
  const blockNames: Record<string, () => string> = {
    text: () => block('fields.text'),
    caption: () => block('fields.caption'),
    alt: () => gallery('alt'),
    source: () => block('fields.source'),
    cell: () => block('kinds.table'),
    label: () => project('metricLabel'),
    value: () => project('metricValue'),
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
    ...{ site: siteNames, profile: profileNames, project: projectNames, achievement: achievementNames },
  };
  /** Returns the name of a field of an entry, of a node in it, or of the words in a list. */
  const entryNameOf = (kind: EntryPartKind, first: string, second: string) => {
    if (second === '' || WORD_LISTS.has(first)) return entry(labelKeyOf(kind, first));
    return second === 'text' ? t('bullet') : entry(labelKeyOf('role', second));
  };
  return (kind: PartKind, key: string): string => {
    const [first = '', second = '', third = ''] = key.split('/');
    if (kind === 'project' && first === 'blocks') return blockNames[third]?.() ?? '';
    if (!isNamed(kind, namesByKind)) return entryNameOf(kind, first, second);
    if (kind === 'site' && first === 'heading')
      return site('sections.heading', { name: headings[second as SiteSectionKind] });
    const names = namesByKind[kind];
    // The field of a node comes after its id, that of a list before what identifies the item.
    const name = names[key] ?? names[`${first}/${second}`] ?? names[first] ?? names[second];
    return name?.() ?? '';
  };
}
