import { useTranslations } from 'use-intl';
import { useMessagesIn } from '#platform/browser/i18n/messages-provider.tsx';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { PartKind } from '../../model/languages/parts.ts';
import type { SiteSectionKind } from '../../model/site-shape.ts';

/** Returns a function that names a text of a site by its key, as the form does in which it is written. */
export function useTextNames(from: Language) {
  const t = useTranslations('portfolio-languages.texts');
  const site = useTranslations('portfolio-editor');
  const profile = useTranslations('profile.public');
  const project = useTranslations('projects.editor');
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
  const achievementNames: Record<string, () => string> = {
    title: () => achievement('fields.title'),
    issuer: () => achievement('fields.issuer'),
    description: () => achievement('fields.description'),
    'metric/label': () => achievement('metricLabel'),
    'metric/value': () => achievement('metricValue'),
    'links/label': () => achievement('evidenceLabel'),
  };
  const entryNames: Record<string, () => string> = {
    name: () => entry('organization'),
    institution: () => entry('institution'),
    location: () => entry('location'),
    companyDescription: () => entry('companyDescription'),
    position: () => entry('position'),
    summary: () => entry('summary'),
    text: () => t('bullet'),
    area: () => entry('studyArea'),
    studyType: () => entry('studyType'),
    score: () => entry('score'),
    courses: () => entry('courses'),
  };
  const namesByKind: Record<PartKind, Record<string, () => string>> = {
    ...{ site: siteNames, profile: profileNames, project: projectNames, achievement: achievementNames },
    ...{ work: entryNames, education: entryNames },
  };
  return (kind: PartKind, key: string): string => {
    const [first = '', second = ''] = key.split('/');
    if (kind === 'site' && first === 'heading')
      return site('sections.heading', { name: headings[second as SiteSectionKind] });
    const names = namesByKind[kind];
    // The field of a node comes after its id, that of a list before what identifies the item.
    const name = names[key] ?? names[`${first}/${second}`] ?? names[first] ?? names[second];
    return name?.() ?? '';
  };
}
