import { expect, it } from 'vitest';
import { isBadgeFile } from './is-badge-file.ts';

it.each([
  ['badge.png', ''],
  ['BADGE.SVG', ''],
  ['badge.json', '{"@context":"https://w3id.org/openbadges/v2","type":"Assertion"}'],
  ['pasted.txt', ' eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl\n'],
])('treats %s as a badge: %s', (name, text) => {
  expect(isBadgeFile(name, text)).toBe(true);
});

it.each([
  ['resume.json', '{"basics":{"name":"Ada Lovelace"},"awards":[]}'],
  ['list.csv', 'title,issuer\nFirst programmer,Analytical Society'],
  ['list.csv', ''],
  ['broken.json', '{"@context"'],
  ['null.json', 'null'],
])('treats %s as a list: %s', (name, text) => {
  expect(isBadgeFile(name, text)).toBe(false);
});
