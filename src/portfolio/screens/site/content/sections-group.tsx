import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { useMessagesIn } from '#platform/browser/i18n/messages-provider.tsx';
import { Link } from '#ui/actions/link.tsx';
import { LazySortableList } from '#ui/lists/lazy-sortable-list.tsx';
import type { SiteSection, SiteSectionKind } from '../../../model/site-shape.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { SectionRow } from './section-row.tsx';

/** The sortable list of home page sections. */
export function SectionsGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.sections');
  const noteOf = useSectionNotes(editor);
  const { value, change, faultOf } = editor;
  const { sections } = value;
  // Default headings in the language of the site, not of the interface.
  const names = useMessagesIn(value.language, 'portfolio-pages').sections;
  const set = (next: SiteSection) => change({ sections: sections.map((one) => (one.kind === next.kind ? next : one)) });
  return (
    <Group title={t('title')} lead={t('lead')}>
      <LazySortableList
        label={t('title')}
        items={sections}
        idOf={({ kind }) => kind}
        nameOf={({ kind, heading }) => heading.trim() || names[kind]}
        onReorder={(next) => change({ sections: next })}
        className="relative rounded-card border border-border"
        renderItem={(section, parts) => {
          const at = sections.indexOf(section);
          return (
            <SectionRow
              key={section.kind}
              section={section}
              name={names[section.kind]}
              parts={parts}
              path={`sections.${at}.heading`}
              error={faultOf(`sections.${at}.heading`)}
              note={section.visible ? noteOf(section.kind) : undefined}
              onChange={set}
            />
          );
        }}
      />
    </Group>
  );
}

const REMEDY_PATHS: Partial<Record<SiteSectionKind, string>> = {
  about: '/profile',
  projects: '/projects',
  experience: '/work/experience',
  education: '/work/education',
  achievements: '/achievements',
  links: '/profile#links',
  contact: '/settings#email',
};

/** Returns a function that explains why a section is still empty, with a link to the remedy; undefined if it is not. */
function useSectionNotes({ value, site }: SiteEditor) {
  const t = useTranslations('portfolio-editor.sections.notes');
  const auth = useAuth();
  const user = auth.status === 'signedIn' ? auth.user : undefined;
  const { bio = '', website = '', socialLinks = {}, showAchievements = true } = user?.profile ?? {};
  const hasLinks = website !== '' || Object.keys(socialLinks).length > 0;
  const isEmptyByKind: Record<SiteSectionKind, boolean> = {
    about: value.about.trim() === '' && bio === '',
    projects: site?.holds.projects === 0,
    experience: site?.holds.experience === 0,
    education: site?.holds.education === 0,
    achievements: site?.holds.achievements === 0 || !showAchievements,
    cv: value.cv === null,
    links: !hasLinks,
    contact: user?.emailVerified === false,
  };
  return (kind: SiteSectionKind): ReactNode => {
    if (!isEmptyByKind[kind]) return undefined;
    const hidden = kind === 'achievements' && !showAchievements;
    const to = hidden ? '/profile' : REMEDY_PATHS[kind];
    return t.rich(hidden ? 'achievementsHidden' : kind, {
      link: (words) => (to ? <Link render={<RouterLink to={to} />}>{words}</Link> : words),
    });
  };
}
