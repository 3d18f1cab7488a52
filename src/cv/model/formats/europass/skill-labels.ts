/** The kinds of skills of the Skills Passport. */
export const SKILL_KINDS = ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other', 'Driving'] as const;
type SkillKind = (typeof SKILL_KINDS)[number];

/** The headings of skills, which only the pages of Europass say, in the languages of the product. */
const LABELS: Readonly<Record<string, Readonly<Record<SkillKind, string>>>> = {
  en: {
    Communication: 'Communication skills',
    Organisational: 'Organizational skills',
    JobRelated: 'Job-related skills',
    Computer: 'Digital skills',
    Other: 'Other skills',
    Driving: 'Driving license',
  },
  'en-GB': {
    Communication: 'Communication skills',
    Organisational: 'Organisational skills',
    JobRelated: 'Job-related skills',
    Computer: 'Digital skills',
    Other: 'Other skills',
    Driving: 'Driving licence',
  },
  de: {
    Communication: 'Kommunikative Fähigkeiten',
    Organisational: 'Organisations- und Führungstalent',
    JobRelated: 'Berufliche Fähigkeiten',
    Computer: 'Digitale Kompetenz',
    Other: 'Sonstige Fähigkeiten',
    Driving: 'Führerschein',
  },
  es: {
    Communication: 'Competencias comunicativas',
    Organisational: 'Competencias de organización',
    JobRelated: 'Competencias relacionadas con el empleo',
    Computer: 'Competencia digital',
    Other: 'Otras competencias',
    Driving: 'Permiso de conducir',
  },
  fr: {
    Communication: 'Compétences en communication',
    Organisational: 'Compétences organisationnelles',
    JobRelated: 'Compétences liées à l’emploi',
    Computer: 'Compétences numériques',
    Other: 'Autres compétences',
    Driving: 'Permis de conduire',
  },
  tr: {
    Communication: 'İletişim becerileri',
    Organisational: 'Organizasyon becerileri',
    JobRelated: 'Mesleki beceriler',
    Computer: 'Dijital beceriler',
    Other: 'Diğer beceriler',
    Driving: 'Sürücü belgesi',
  },
  ar: {
    Communication: 'مهارات التواصل',
    Organisational: 'المهارات التنظيمية',
    JobRelated: 'المهارات المهنية',
    Computer: 'المهارات الرقمية',
    Other: 'مهارات أخرى',
    Driving: 'رخصة القيادة',
  },
};

/** Returns the heading of a kind of skills in the language of a CV, or else in English. */
export function skillLabel(kind: SkillKind, language: string): string {
  const labels = LABELS[language] ?? LABELS[language.split('-', 1)[0] ?? ''] ?? LABELS.en;
  return labels?.[kind] ?? kind;
}
