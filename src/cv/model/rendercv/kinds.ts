import { fold } from '../fold.ts';
import type { SectionKind } from '../shapes.ts';

/** What a section of each kind is called in a file where nobody gave it a title. */
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

/** Titles by which a section is known, where its entries could be of several kinds. */
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

const KINDS = new Map<string, SectionKind>([
  ...Object.entries(SECTION_KEYS).map(([kind, key]) => [key, kind as SectionKind] as const),
  ...Object.entries(TITLES).flatMap(([kind, titles]) =>
    titles.split(/,\s+/).map((title) => [fold(title), kind as SectionKind] as const),
  ),
]);

/** The kind of section that a title tells. */
export const kindTitled = (title: string): SectionKind | undefined =>
  KINDS.get(
    fold(title)
      .replace(/&/g, 'and')
      .replace(/[\s_]+/g, ' ')
      .trim(),
  );

/** What an entry is, told by its fields. */
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

/** As RenderCV decides it: the first form of which an entry has a field that no other form has. */
export const FORMS: readonly (readonly [EntryForm, readonly string[]])[] = [
  ['oneLine', ['label', 'details']],
  ['normal', ['name']],
  ['experience', ['company', 'position']],
  ['education', ['institution', 'area', 'degree']],
  ['publication', ['title', 'authors', 'doi', 'journal']],
  ['bullet', ['bullet']],
  ['number', ['number']],
  ['reversed_number', ['reversed_number']],
];

/** How an entry of some forms begins as a text of ours, by its place among so many. */
export const MARKS: Partial<Record<EntryForm, (at: number, count: number) => string>> = {
  bullet: () => '- ',
  number: (at) => `${at + 1}. `,
  reversed_number: (at, count) => `${count - at}. `,
};

type Place = {
  /** Our field for what the entry is called, and theirs. */
  name: readonly [field: string, key: string];
  /** Our fields with theirs. */
  lines?: Readonly<Record<string, string>>;
  texts?: Readonly<Record<string, string>>;
  /** What is no Markdown even there. */
  plain?: Readonly<Record<string, string>>;
  /** A beginning and an end, or one date. */
  dates: 'period' | 'date' | 'none';
  highlights?: boolean;
  /** What their forms have no field for: told in the first line of the text, and by these names for whoever reads it again. */
  beside?: Readonly<Record<string, string>>;
};

const normal = { name: ['name', 'name'], lines: {}, dates: 'date' } as const;
const CREDENTIAL = { issuer: 'issuer', expires: 'expires', credentialId: 'credential_id' };

/** How an item of each kind is written as an entry of theirs. A role of a company has a table of its own. */
export const PLACES = {
  work: {
    name: ['name', 'company'],
    lines: { location: 'location' },
    dates: 'none',
    beside: { companyDescription: 'company_description' },
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
    beside: { score: 'score', courses: 'courses' },
  },
  publications: {
    name: ['title', 'title'],
    lines: { publisher: 'journal', authors: 'authors' },
    plain: { doi: 'doi' },
    texts: { summary: 'summary' },
    dates: 'date',
  },
  projects: {
    ...normal,
    texts: { description: 'summary' },
    dates: 'period',
    highlights: true,
    beside: { entity: 'entity', type: 'type', roles: 'roles', keywords: 'keywords' },
  },
  custom: {
    name: ['title', 'name'],
    lines: { location: 'location' },
    texts: { summary: 'summary' },
    dates: 'period',
    highlights: true,
    beside: { subtitle: 'subtitle', keywords: 'keywords' },
  },
  certificates: { ...normal, texts: { summary: 'summary' }, beside: CREDENTIAL },
  awards: { ...normal, name: ['title', 'name'], texts: { summary: 'summary' }, beside: { awarder: 'awarder' } },
  achievements: {
    ...normal,
    name: ['title', 'name'],
    texts: { summary: 'summary' },
    beside: { kind: 'kind', ...CREDENTIAL },
  },
  talks: {
    ...normal,
    name: ['title', 'name'],
    lines: { location: 'location' },
    texts: { summary: 'summary' },
    beside: { event: 'event' },
  },
  references: {
    ...normal,
    dates: 'none',
    texts: { reference: 'summary' },
    beside: { position: 'role', organization: 'organization', email: 'email', phone: 'phone' },
  },
} as const satisfies Partial<Record<SectionKind, Place>>;

export type PlacedKind = keyof typeof PLACES;
export const placeOf = (kind: PlacedKind): Place => PLACES[kind];
export const isPlaced = (kind: SectionKind): kind is PlacedKind => Object.hasOwn(PLACES, kind);

/** Where a name leads that cannot be a link itself. */
export const LINK_KEY = 'link';
/** RenderCV refuses what is no DOI under that name. */
export const ODD_DOI = 'identifier';
