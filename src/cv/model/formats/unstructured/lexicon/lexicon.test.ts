import { describe, expect, it } from 'vitest';
import { SECTION_KINDS } from '../../../shapes.ts';
import { networkNamed, profileOf } from '../../reading/networks.ts';
import { headingKindOf, headingWords } from './heading-kind.ts';
import {
  degreeScore,
  detailOfLabel,
  isDocumentTitle,
  isLanguageName,
  isLevelWord,
  isNativeWord,
  isPlaceAlone,
  organizationScore,
  placeScore,
  roleScore,
} from './lexicon.ts';
import { SECTION_HEADINGS } from './section-headings.ts';

describe('headings of sections', () => {
  it.each([
    ['WORK EXPERIENCE', 'work'],
    ['E X P E R I E N C E', 'work'],
    ['W O R K   E X P E R I E N C E', 'work'],
    ['== Skills ==', 'skills'],
    ['3. Education:', 'education'],
    ['Beruflicher Werdegang', 'work'],
    ['Sprachen und Interessen', 'languages'],
    ['Expériences professionnelles', 'work'],
    ['Centres d’intérêt', 'interests'],
    ['Formación académica', 'education'],
    ['İŞ DENEYİMİ', 'work'],
    ['الخبرات المهنية', 'work'],
    ['職務経歴', 'work'],
    ['【学歴】', 'education'],
    ['Experiência profissional', 'work'],
    ['Istruzione e formazione', 'education'],
    ['Werkervaring', 'work'],
    ['Doświadczenie zawodowe', 'work'],
    ['ОПЫТ РАБОТЫ', 'work'],
    ['工作经历', 'work'],
    ['경력사항', 'work'],
    ['Kontakt', 'contact'],
  ])('%s', (text, kind) => {
    expect(headingKindOf(text)).toBe(kind);
  });

  it.each(['Engineer', 'Example University', 'Work with people', '2020', ''])('%j is none', (text) => {
    expect(headingKindOf(text)).toBeUndefined();
  });

  it('exist for each kind of section, except the one for unknown headings', () => {
    const kinds = new Set(SECTION_HEADINGS.map(([kind]) => kind));
    expect(SECTION_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['custom']);
  });

  it('lose their decoration', () => {
    expect(headingWords('** S K I L L S **')).toBe('SKILLS');
  });
});

describe('words of names', () => {
  it.each([
    ['Senior Software Engineer', 'Acme GmbH'],
    ['Softwareentwicklerin', 'Hochschule für Technik'],
    ['Chargée de communication', 'Groupe Lumière SA'],
    ['Ingeniera de datos', 'Banco de Valencia'],
    ['Makine mühendisi', 'Anadolu Makine Ltd. Şti.'],
    ['المهندس الأول', 'شركة النيل'],
    ['システムエンジニア', '株式会社みなとテック'],
    ['Инженер-программист', 'ООО «Компания Вектор»'],
  ])('%s is a position, %s an organization', (position, organization) => {
    expect(roleScore(position)).toBeGreaterThan(0);
    expect(organizationScore(position)).toBeLessThanOrEqual(roleScore(position));
    expect(organizationScore(organization)).toBeGreaterThan(0);
    expect(roleScore(organization)).toBe(0);
  });

  it.each([
    'Bachelor of Science',
    'B.Sc. Informatik',
    'Diplôme d’ingénieur',
    'Yüksek Lisans',
    'بكالوريوس',
    '修士',
    'Магистр',
    'Fernunterricht',
    'Lehrgang Logik',
    'دراسة بالمراسلة',
    '通信教育',
  ])('%s is a degree', (text) => {
    expect(degreeScore(text)).toBeGreaterThan(0);
  });

  it.each([
    'Berlin',
    'Berlin, Germany',
    'Springfield, IL',
    '10115 Berlin',
    'القاهرة',
    '東京都',
    'Remote',
    'Frankreich',
  ])('%s is a place', (text) => {
    expect(isPlaceAlone(text)).toBe(true);
  });

  it('an address ends with a place, a name with one in it is none', () => {
    expect(placeScore('12 Example Road, London')).toBe(2);
    expect(isPlaceAlone('University of London')).toBe(false);
    expect(placeScore('Software Engineer')).toBe(0);
  });
});

describe('labels, levels and titles', () => {
  it('knows labels in several languages', () => {
    expect(['E-Mail', 'Tél.', 'الهاتف', '住所', 'GPA', 'Gültig bis'].map(detailOfLabel)).toEqual([
      ...['email', 'phone', 'phone', 'location', 'grade', 'expires'],
    ]);
  });

  it('knows languages by the names that they have in others', () => {
    for (const name of ['English', 'Deutsch', 'anglais', 'Türkçe', 'العربية', '英語', 'польский'])
      expect(isLanguageName(name), name).toBe(true);
    expect(isLanguageName('Python')).toBe(false);
  });

  it('knows levels', () => {
    expect(['Muttersprache', 'native speaker', '母語'].every(isNativeWord)).toBe(true);
    expect(['fließend', 'Fluent', 'ビジネスレベル'].every(isLevelWord)).toBe(true);
    expect(isNativeWord('fluent')).toBe(false);
  });

  it('knows titles of documents', () => {
    expect(['Curriculum Vitae', 'Lebenslauf', '履歴書', 'Résumé'].every(isDocumentTitle)).toBe(true);
  });

  it('knows profiles by their hosts', () => {
    expect(profileOf('https://www.linkedin.com/in/ada-lovelace/')).toEqual({
      network: 'LinkedIn',
      username: 'ada-lovelace',
    });
    expect(profileOf('https://github.com/ada')).toEqual({ network: 'GitHub', username: 'ada' });
    expect(profileOf('https://example.org/ada')).toBeUndefined();
    expect(networkNamed('github')).toBe('GitHub');
  });
});
