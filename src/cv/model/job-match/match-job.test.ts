import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvFixtureFor, JOB_DESCRIPTIONS } from '#cv/testing/job-descriptions.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { buildCv, bulletsAtWork } from '#testing/cv-fixture.ts';
import { runs } from '#testing/runs.ts';
import { nodeAt } from '../tree.ts';
import { type JobMatch, matchJob } from './match-job.ts';

const EMPTY = buildCv({});
/** Returns an advertisement that lists these requirements. */
const advertisementWith = (...lines: string[]) =>
  `Requirements\n${lines.map((line) => `- ${line}`).join('\n')}\n- you have the will to work with us and the team`;
const namesIn = ({ terms }: JobMatch) => terms.map(({ term }) => term.toLowerCase());
/** Whether a CV with this bullet covers all terms of an advertisement with this requirement. */
const covers = (written: string, requirement: string) =>
  matchJob(buildCv({ sections: [bulletsAtWork(written)] }), advertisementWith(requirement)).covered === 1;

describe.each(JOB_DESCRIPTIONS)(
  'an advertisement in $language',
  ({ language, advertisement, bullets, keywords, present, missing, nonTerms }) => {
    const match = matchJob(buildCv(cvFixtureFor({ bullets, keywords })), advertisement);
    const termOf = (name: string) => match.terms.find(({ term }) => term.toLowerCase() === name.toLowerCase());

    it('is detected in its language', () => {
      expect(match.language).toBe(language);
    });

    it.each(present)('asks for %s, and the CV has it', (name) => {
      expect(termOf(name)?.found.length).toBeGreaterThan(0);
    });

    it.each(missing)('asks for %s, and the CV lacks it', (name) => {
      expect(termOf(name)?.found).toEqual([]);
    });

    it.each(nonTerms)('does not ask for %s', (name) => {
      const words = match.terms.flatMap(({ term }) => [term, ...term.split(/\s+/)]).map((word) => word.toLowerCase());
      expect(words).not.toContain(name.toLowerCase());
    });

    it('is partly covered', () => {
      expect(match.covered).toBeGreaterThan(0.3);
      expect(match.covered).toBeLessThan(0.8);
    });
  },
);

describe('names with symbols', () => {
  it.each([
    'C++',
    'C#',
    '.NET',
    'Node.js',
    'CI/CD',
    'R&D',
    'TCP/IP',
    'ISO27001',
    'B2B',
    'ASP.NET',
    'GraphQL',
    'SQL',
    'IT',
    'R',
    'Go',
  ])('%s is one term', (name) => {
    expect(matchJob(EMPTY, advertisementWith(`Experience with ${name}`)).terms.map(({ term }) => term)).toContain(name);
    expect(covers(`Worked with ${name}.`, `Experience with ${name}`)).toBe(true);
  });

  it.each([
    ['Saw the C major scale', 'C++'],
    ['Sold a net for fish', '.NET'],
    ['Made it work', 'IT'],
    ['Let it go', 'Go'],
    ['Wrote JavaScript', 'Java'],
    ['A front, and an end', 'front-end'],
  ])('"%s" does not match %s', (written, requirement) => {
    expect(covers(written, `Experience with ${requirement}`)).toBe(false);
  });
});

it('keeps the words of a name together and drops cut-off compounds', () => {
  const requirement = advertisementWith(
    'Google Cloud Platform',
    'Experience with Adobe Creative Suite',
    'machine learning',
    'HTML/CSS',
  );
  expect(namesIn(matchJob(EMPTY, requirement))).toEqual(
    expect.arrayContaining(['google cloud platform', 'adobe creative suite', 'machine learning', 'html', 'css']),
  );
  const german = matchJob(EMPTY, 'Dein Profil\n- Erfahrung in der Grund- und Behandlungspflege für uns');
  expect(namesIn(german)).toEqual(['behandlungspflege']);
});

it.each(["We'll use Python", "We're using Python", "We've used Python", "You don't need Python", "It isn't Python"])(
  'finds no term in the contraction of "%s"',
  (requirement) => {
    expect(namesIn(matchJob(EMPTY, advertisementWith(requirement)))).toEqual(['python']);
  },
);

it('leaves German function words out of terms', () => {
  const german = matchJob(EMPTY, 'Dein Profil\n- Für uns keine Angst vor der Technik, Geduld während der Arbeit');
  expect(namesIn(german)).toEqual(['angst', 'technik', 'geduld']);
});

describe('spellings of a term', () => {
  it.each([
    ['frontend', 'front-end'],
    ['front end', 'frontend'],
    ['Front-End', 'front end'],
    ['nodejs', 'Node.js'],
    ['JS', 'JavaScript'],
    ['Kubernetes', 'k8s'],
    ['postgres', 'PostgreSQL'],
    ['machine-learning', 'ML'],
    ['CI / CD', 'CI/CD'],
    ['Terraform as IaC', 'Infrastructure as Code'],
    ['Amazon Web Services', 'AWS'],
    ['automated tests', 'automated testing'],
    ['distributed system', 'distributed systems'],
    ['data analyses', 'data analysis'],
    ['PROJECT MANAGEMENT', 'project management'],
    ['**project** management', 'project management'],
    ['[project management](https://analytical.test/xyz)', 'project management'],
  ])('%s matches %s', (written, requirement) => {
    expect(covers(`Did ${written} there`, requirement)).toBe(true);
  });

  it.each([
    ['de', 'Entwicklung agiler Methoden', 'Anforderungen\n- Erfahrung mit agilen Methoden und der Arbeit für uns'],
    ['es', 'Gestión del proyecto', 'Requisitos\n- Experiencia en la gestión de proyectos con el equipo'],
    ['fr', 'Analyses de la donnée', 'Votre profil\n- Vous avez une expérience en analyse de données'],
    ['tr', 'PROJE YÖNETİMİNDE çalıştım', 'Aranan Nitelikler\n- Proje yönetimi konusunda deneyimli ve istekli'],
    ['tr', 'ısı yalıtımı', 'Aranan Nitelikler\n- ISI YALITIMI konusunda deneyimli ve istekli'],
    ['ar', 'إدارةُ مشاريع', 'المتطلبات\n- خبرة في إدارة المشاريع مع فريق العمل'],
  ])('match in %s: %s', (language, written, advertisement) => {
    const match = matchJob(buildCv({ sections: [bulletsAtWork(written)] }), advertisement);
    expect(match.language).toBe(language);
    expect(match.covered).toBe(1);
  });
});

describe('a term of an advertisement', () => {
  const sections = [
    bulletsAtWork('Built a database in PostgreSQL', 'Slept'),
    { kind: 'skills' as const, items: [{ name: 'Postgres', keywords: ['SQL', 'postgres'] }] },
  ];

  it('lists each occurrence in the CV with its text', () => {
    const [term] = matchJob(buildCv({ sections }), advertisementWith('Knowledge of PostgreSQL')).terms;
    expect(term).toMatchObject({
      term: 'PostgreSQL',
      found: [
        {
          at: ['sections', 's1', 'items', 's1-1', 'roles', 's1-1-1', 'highlights', 's1-1-1-1'],
          field: 'text',
          text: 'Built a database in PostgreSQL',
        },
        { at: ['sections', 's2', 'items', 's2-1'], field: 'name', text: 'Postgres' },
        { at: ['sections', 's2', 'items', 's2-1'], field: 'keywords', text: 'postgres' },
      ],
    });
  });

  it('is not found in hidden content', () => {
    const hidden = buildCv({ sections: sections.map((section) => ({ ...section, visible: false })) });
    expect(matchJob(hidden, advertisementWith('Knowledge of PostgreSQL')).covered).toBe(0);
  });

  it('has an excerpt of a long text', () => {
    const text = `${'word '.repeat(200)}PostgreSQL${' word'.repeat(200)}`;
    const [term] = matchJob(
      buildCv({ sections: [bulletsAtWork(text)] }),
      advertisementWith('Knowledge of PostgreSQL'),
    ).terms;
    expect(term?.found[0]?.text).toMatch(/^….*PostgreSQL.*…$/);
    expect(term?.found[0]?.text.length).toBeLessThan(100);
  });

  it.each([
    ['Built a  database\nin Postgres, alone', 'Postgres'],
    [`${'word '.repeat(200)}PostgreSQL${' word'.repeat(200)}`, 'PostgreSQL'],
    [`PostgreSQL${' word'.repeat(200)}`, 'PostgreSQL'],
    [`${'𝕨𝕠𝕣𝕕 '.repeat(80)}**Postgres**`, 'Postgres'],
  ])('has its position in the excerpt', (written, as) => {
    const [term] = matchJob(
      buildCv({ sections: [bulletsAtWork(written)] }),
      advertisementWith('Knowledge of PostgreSQL'),
    ).terms;
    expect(term?.found.map(({ text, start, end }) => text.slice(start, end))).toEqual([as]);
  });

  it('is sorted by weight, with required and repeated terms first', () => {
    const { terms } = matchJob(
      EMPTY,
      'We work with Docker.\nRequirements:\n- You know the basics of Terraform\n- You have used TypeScript with us\nTasks:\n- TypeScript for all of the team',
    );
    expect(terms.map(({ term }) => term)).toEqual(['TypeScript', 'Terraform']);
    expect(terms.map(({ weight }) => weight)).toEqual(terms.map(({ weight }) => weight).sort((a, b) => b - a));
  });
});

describe('an advertisement', () => {
  it('without words has no terms', () => {
    expect(matchJob(EMPTY, '')).toEqual({ language: '', terms: [], covered: 0 });
    expect(matchJob(EMPTY, ' \n — 5 … \u{1f600} \ud800').terms).toEqual([]);
  });

  it('in an unsupported language has only names as terms', () => {
    const match = matchJob(
      EMPTY,
      'Voor ons kantoor zoeken wij een ervaren data engineer. Je werkt met Python, Spark en Azure. Je hebt kennis van SQL. Wij bieden een goed salaris.',
    );
    expect(match.language).toBe('');
    expect(namesIn(match)).toEqual(['python', 'azure', 'sql', 'spark']);
  });

  it('may be a single paragraph', () => {
    const match = matchJob(
      EMPTY,
      'We are hiring an accountant. You will prepare management accounts and help with the audit. We need somebody who knows Xero and is comfortable with VAT. Advanced Excel is essential; Power BI would be useful.',
    );
    expect(namesIn(match)).toEqual(expect.arrayContaining(['xero', 'vat', 'excel', 'power bi', 'management accounts']));
  });

  it('is limited to 20,000 characters and 60 terms', () => {
    const long = advertisementWith(...Array.from({ length: 5000 }, (_, n) => `Knowledge of Tool${n}X`));
    expect(matchJob(EMPTY, long).terms).toHaveLength(60);
    expect(namesIn(matchJob(EMPTY, `${'a '.repeat(10_000)}${advertisementWith('PostgreSQL')}`))).toEqual([]);
  });

  it('may contain any text, and so may the CV', () => {
    const words = fc.constantFrom(
      'Ada',
      'SQL',
      'C++',
      '.NET',
      '-',
      '/',
      '\n',
      ': ',
      'Requirements',
      '__proto__',
      'constructor',
      'two',
      '’',
      '计算机',
      'آدا',
    );
    const advertisements = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.oneof(words, fc.string({ maxLength: 4 })), { maxLength: 60 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(cvContents(), advertisements, (content, advertisement) => {
        const { terms, covered } = matchJob(content, advertisement);
        expect(covered).toBeGreaterThanOrEqual(0);
        expect(covered).toBeLessThanOrEqual(1);
        for (const { found } of terms) {
          for (const { at, field } of found) expect(nodeAt(content, at)?.value).toHaveProperty([field]);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
