import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#platform/server/root.ts';
import { exportJsonResume, importJsonResume } from '../model/formats/json-resume/json-resume.ts';
import { cvContent } from '../model/schema.ts';
import { allNodesOf } from '../model/tree.ts';
import { EXAMPLES, isExample, makeExample } from './examples.ts';

const person = { name: 'Ada Lovelace', email: 'ada@example.org' };

it('provides eight examples, each with a name in the messages', () => {
  const words = JSON.parse(readFileSync(join(root, 'messages/en/cv.json'), 'utf8'));
  expect(EXAMPLES).toHaveLength(8);
  expect(Object.keys(words.examples)).toEqual(EXAMPLES);
  expect(isExample('nurse')).toBe(true);
  expect(isExample('constructor')).toBe(false);
});

describe.each(EXAMPLES)('the %s example', (id) => {
  const content = makeExample(id, person);
  const texts = allNodesOf(content).flatMap(({ value }) =>
    Object.values(value).filter((text) => typeof text === 'string'),
  );

  it('is a valid CV and round-trips through JSON Resume', () => {
    expect(cvContent.parse(content)).toStrictEqual(content);
    expect(importJsonResume(exportJsonResume(content)).content).toStrictEqual(content);
  });

  it('has the name and email of the person', () => {
    expect(content.basics).toMatchObject(person);
  });

  it('has several roles with bullets, skills, languages and education', () => {
    const kinds = content.sections.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['summary', 'work', 'skills', 'languages', 'education']));
    const roles = allNodesOf(content).filter(({ kind }) => kind === 'role');
    expect(roles.length).toBeGreaterThanOrEqual(3);
    for (const { value } of roles) expect((value.highlights as unknown[]).length).toBeGreaterThanOrEqual(2);
  });

  it('starts no two bullets with the same word', () => {
    const first = allNodesOf(content)
      .filter(({ kind }) => kind === 'highlight')
      .map(({ value }) => String(value.text).split(' ')[0]);
    expect(first.filter((word, at) => first.indexOf(word) !== at)).toEqual([]);
  });

  it('uses only fictional organizations and example.org addresses', () => {
    const organizationNames = allNodesOf(content).flatMap(({ kind, value }) =>
      ['work', 'education', 'volunteer', 'certificates', 'awards'].includes(kind)
        ? [value.institution ?? value.organization ?? value.issuer ?? value.awarder ?? value.name]
        : [],
    );
    for (const name of organizationNames) expect(name).toMatch(/Example|Sample/);
    const addresses = texts.filter((text) => text.includes('://'));
    for (const address of addresses) expect(new URL(address).hostname).toBe('example.org');
  });
});
