import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import type { RecordSection, WorkSection } from '../../../../model/sections/section-kinds.ts';
import type { SiteSection } from '../../../../model/sections/section-schema.ts';
import { isFilledIn, isWritten } from '../../../../model/sections/written-content.ts';
import type { SiteEditor } from '../../site-editor.ts';
import { useSiteCv } from '../use-site-cv.ts';

/** Kinds of sections that show what the member keeps elsewhere. */
type ShowingKind = RecordSection | WorkSection;

const REMEDY_PATHS: Partial<Record<ShowingKind, string>> = {
  about: '/profile',
  projects: '/projects',
  posts: '/posts',
  experience: '/work/experience',
  education: '/work/education',
  achievements: '/achievements',
  publications: '/work/publications',
  talks: '/work/talks',
  skills: '/work/skills',
  testimonials: '/testimonials',
  links: '/profile#links',
  contact: '/settings#email',
};

/** Returns a function that explains why a section is still empty, with a link to the remedy; undefined if it is not. */
export function useSectionNotes({ value, site }: SiteEditor) {
  const t = useTranslations('portfolio-editor.sections.notes');
  const { chosen } = useSiteCv(value.cv);
  const auth = useAuth();
  const user = auth.status === 'signedIn' ? auth.user : undefined;
  const { bio = '', website = '', socialLinks = {}, showAchievements = true } = user?.profile ?? {};
  const hasLinks = website !== '' || Object.keys(socialLinks).length > 0;
  const isEmptyByKind: Record<ShowingKind, boolean> = {
    about: value.about.trim() === '' && bio === '',
    projects: site?.holds.projects === 0,
    posts: site?.holds.posts === 0,
    experience: site?.holds.experience === 0,
    education: site?.holds.education === 0,
    achievements: site?.holds.achievements === 0 || !showAchievements,
    publications: site?.holds.publications === 0,
    talks: site?.holds.talks === 0,
    skills: site?.holds.skills === 0,
    testimonials: site?.holds.testimonials === 0,
    cv: value.cv === null || chosen?.visibility === 'private',
    links: !hasLinks,
    contact: user?.emailVerified === false,
  };
  return (section: SiteSection): ReactNode => {
    if (isWritten(section)) return isFilledIn(section) ? undefined : t('written');
    const { kind } = section;
    if (!isEmptyByKind[kind]) return undefined;
    const hidden = kind === 'achievements' && !showAchievements;
    const to = hidden ? '/profile' : REMEDY_PATHS[kind];
    const note = kind === 'cv' && value.cv !== null ? 'cvPrivate' : hidden ? 'achievementsHidden' : kind;
    return t.rich(note, {
      link: (words) => (to ? <Link render={<RouterLink to={to} />}>{words}</Link> : words),
    });
  };
}
