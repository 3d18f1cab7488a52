import { fold } from '../../fold.ts';
import type { SectionKind } from '../../shapes.ts';

/** Keys of sections that have no title, by kind. */
export const SECTION_KEYS: Readonly<Record<SectionKind, string>> = {
  summary: 'summary',
  work: 'experience',
  volunteer: 'volunteering',
  education: 'education',
  projects: 'projects',
  achievements: 'achievements',
  awards: 'awards',
  certificates: 'certificates',
  publications: 'publications',
  talks: 'talks',
  skills: 'skills',
  languages: 'languages',
  interests: 'interests',
  references: 'references',
  text: 'notes',
  custom: 'more',
};

/** Titles that determine the kind of a section whose entries fit several kinds. */
const TITLES: Partial<Record<SectionKind, string>> = {
  summary: `summary, professional summary, about, about me, profile, objective, zusammenfassung, profil, über mich, resumen,
    perfil, sobre mí, résumé, à propos, özet, profilim, hakkımda, ملخص, نبذة, نبذة عني`,
  volunteer: `volunteering, volunteer, volunteer work, volunteer experience, ehrenamt, voluntariado, bénévolat, gönüllülük,
    التطوع, العمل التطوعي`,
  projects: 'projects, personal projects, selected projects, projekte, proyectos, projets, projeler, المشاريع, مشاريع',
  achievements: 'achievements, erfolge, logros, réalisations, başarılar, الإنجازات',
  awards: `awards, honors, honours, awards and honors, honors and awards, auszeichnungen, preise, premios, reconocimientos,
    prix, distinctions, ödüller, الجوائز`,
  certificates: `certificates, certifications, licenses and certifications, zertifikate, certificados, certificaciones,
    certificats, sertifikalar, الشهادات`,
  talks: `talks, invited talks, presentations, vorträge, charlas, ponencias, conférences, konuşmalar, المحاضرات`,
  languages: 'languages, sprachen, sprachkenntnisse, idiomas, langues, diller, اللغات',
  interests: `interests, hobbies, hobbies and interests, interessen, intereses, aficiones, centres d'intérêt, loisirs,
    ilgi alanları, الاهتمامات`,
  references: 'references, referees, referenzen, referencias, références, referanslar, المراجع',
  skills: `skills, technical skills, technologies, kenntnisse, fähigkeiten, habilidades, competencias, compétences,
    beceriler, yetenekler, المهارات`,
};

const KIND_BY_TITLE = new Map<string, SectionKind>([
  ...Object.entries(SECTION_KEYS).map(([kind, key]) => [key, kind as SectionKind] as const),
  ...Object.entries(TITLES).flatMap(([kind, titles]) =>
    titles.split(/,\s+/).map((title) => [fold(title), kind as SectionKind] as const),
  ),
]);

/** Returns the kind of section that a title names, or `undefined`. */
export const kindOfTitle = (title: string): SectionKind | undefined =>
  KIND_BY_TITLE.get(
    fold(title)
      .replace(/&/g, 'and')
      .replace(/[\s_]+/g, ' ')
      .trim(),
  );

/** The form of a RenderCV entry, determined by its fields. */
export type EntryForm =
  | 'text'
  | 'bullet'
  | 'number'
  | 'reversed_number'
  | 'oneLine'
  | 'normal'
  | 'experience'
  | 'education'
  | 'publication';

/** Forms in RenderCV's order, with the fields that no other form has. The first match applies. */
export const ENTRY_FORMS: readonly (readonly [EntryForm, readonly string[]])[] = [
  ['oneLine', ['label', 'details']],
  ['normal', ['name']],
  ['experience', ['company', 'position']],
  ['education', ['institution', 'area', 'degree']],
  ['publication', ['title', 'authors', 'doi', 'journal']],
  ['bullet', ['bullet']],
  ['number', ['number']],
  ['reversed_number', ['reversed_number']],
];

/** Functions that return the Markdown list marker of an entry, given its index and the number of entries. */
export const LIST_MARKERS: Partial<Record<EntryForm, (at: number, count: number) => string>> = {
  bullet: () => '- ',
  number: (at) => `${at + 1}. `,
  reversed_number: (at, count) => `${count - at}. `,
};

type EntryLayout = {
  /** Our field for the title, and their key. */
  name: readonly [field: string, key: string];
  /** Their keys of single lines, by our fields. */
  lines?: Readonly<Record<string, string>>;
  texts?: Readonly<Record<string, string>>;
  /** Fields that are not Markdown in RenderCV either. */
  plain?: Readonly<Record<string, string>>;
  /** Start and end, a single date, or none. */
  dates: 'period' | 'date' | 'none';
  highlights?: boolean;
  /** Fields that RenderCV doesn't show: written as the first line of the text, and under these keys for an import. */
  unsupportedFields?: Readonly<Record<string, string>>;
};

const NORMAL_LAYOUT = { name: ['name', 'name'], lines: {}, dates: 'date' } as const;
const CREDENTIAL_FIELDS = { issuer: 'issuer', expires: 'expires', credentialId: 'credential_id' };

/** Describes the RenderCV entry of an item, by kind. Roles of a company are written separately. */
export const ENTRY_LAYOUTS = {
  work: {
    name: ['name', 'company'],
    lines: { location: 'location' },
    dates: 'none',
    unsupportedFields: { companyDescription: 'company_description' },
  },
  volunteer: {
    name: ['organization', 'company'],
    lines: { position: 'position', location: 'location' },
    texts: { summary: 'summary' },
    dates: 'period',
    highlights: true,
  },
  education: {
    name: ['institution', 'institution'],
    lines: { area: 'area', studyType: 'degree', location: 'location' },
    texts: { summary: 'summary' },
    dates: 'period',
    highlights: true,
    unsupportedFields: { score: 'score', courses: 'courses' },
  },
  publications: {
    name: ['title', 'title'],
    lines: { publisher: 'journal', authors: 'authors', editors: 'editors', imprint: 'publisher' },
    plain: { kind: 'kind', volume: 'volume', issue: 'issue', pages: 'pages', doi: 'doi', pdf: 'pdf' },
    texts: { summary: 'summary' },
    dates: 'date',
  },
  projects: {
    ...NORMAL_LAYOUT,
    texts: { description: 'summary' },
    dates: 'period',
    highlights: true,
    unsupportedFields: { entity: 'entity', type: 'type', roles: 'roles', keywords: 'keywords' },
  },
  custom: {
    name: ['title', 'name'],
    lines: { location: 'location' },
    texts: { summary: 'summary' },
    dates: 'period',
    highlights: true,
    unsupportedFields: { subtitle: 'subtitle', keywords: 'keywords' },
  },
  certificates: { ...NORMAL_LAYOUT, texts: { summary: 'summary' }, unsupportedFields: CREDENTIAL_FIELDS },
  awards: {
    ...NORMAL_LAYOUT,
    name: ['title', 'name'],
    texts: { summary: 'summary' },
    unsupportedFields: { awarder: 'awarder' },
  },
  achievements: {
    ...NORMAL_LAYOUT,
    name: ['title', 'name'],
    texts: { summary: 'summary' },
    unsupportedFields: { kind: 'kind', ...CREDENTIAL_FIELDS },
  },
  talks: {
    ...NORMAL_LAYOUT,
    name: ['title', 'name'],
    lines: { location: 'location' },
    texts: { summary: 'summary' },
    unsupportedFields: { event: 'event' },
  },
  references: {
    ...NORMAL_LAYOUT,
    dates: 'none',
    texts: { reference: 'summary' },
    unsupportedFields: { position: 'role', organization: 'organization', email: 'email', phone: 'phone' },
  },
} as const satisfies Partial<Record<SectionKind, EntryLayout>>;

export type LayoutKind = keyof typeof ENTRY_LAYOUTS;
export const entryLayoutOf = (kind: LayoutKind): EntryLayout => ENTRY_LAYOUTS[kind];
export const hasEntryLayout = (kind: SectionKind): kind is LayoutKind => Object.hasOwn(ENTRY_LAYOUTS, kind);

/** The key for the URL of a name that can't be written as a link. */
export const LINK_KEY = 'link';
/** The key for an identifier that isn't a DOI, which RenderCV rejects under `doi`. */
export const NON_DOI_KEY = 'identifier';
