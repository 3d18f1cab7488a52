import { describe, expect, it } from 'vitest';
import { bulletsAtWork, findingsOf } from '#testing/cv-fixture.ts';
import { weakOpening } from './weak-opening.ts';

describe('a weak opening', () => {
  it.each([
    ['en', 'Responsible for the notes', 'Responsible for'],
    ['en', '**Was responsible for** the notes', 'Was responsible for'],
    ['en-GB', 'Helped with the engine', 'Helped with'],
    ['de', 'Zuständig für die Anmerkungen', 'Zuständig für'],
    ['de', 'Mitarbeit an der Maschine', 'Mitarbeit an'],
    ['es', 'Responsable de las notas', 'Responsable de'],
    ['es', 'PARTICIPÉ EN el proyecto', 'PARTICIPÉ EN'],
    ['fr', 'Chargée d’écrire les notes', 'Chargée d’'],
    ['fr', 'Participation au projet', 'Participation au'],
    ['tr', 'Notların yazımından sorumluydum.', 'sorumluydum'],
    ['tr', 'Projede YER ALDIM', 'YER ALDIM'],
    ['ar', 'مسؤولة عن الملاحظات', 'مسؤولة عن'],
    ['ar', 'شاركتُ في المشروع', 'شاركتُ في'],
  ])('is found in %s: %s', (language, bullet, phrase) => {
    expect(findingsOf(weakOpening, { design: { language }, sections: [bulletsAtWork(bullet)] })).toMatchObject([
      { values: { phrase } },
    ]);
  });

  it.each([
    ['en', 'Wrote the notes that she was responsible for'],
    ['en', 'Helpedwith'],
    ['de', 'Schrieb die Anmerkungen'],
    ['pt', 'Responsible for the notes'],
  ])('is not found in %s: %s', (language, bullet) => {
    expect(findingsOf(weakOpening, { design: { language }, sections: [bulletsAtWork(bullet)] })).toEqual([]);
  });
});
