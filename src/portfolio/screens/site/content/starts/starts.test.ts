import { describe, expect, it } from 'vitest';
import { RECORD_SECTIONS } from '../../../../model/sections/section-kinds.ts';
import { emptySite, siteDocument } from '../../../../model/site.ts';
import { fieldsOfStart, STARTS, type StartName } from './starts.ts';

const names = Object.keys(STARTS) as StartName[];

describe.each(names)('the start of a %s', (name) => {
  const fields = fieldsOfStart(name, (kind) => `Seite ${kind}`);
  const all = [...fields.sections, ...fields.pages.flatMap(({ sections }) => sections)];

  it('is a valid site', () => {
    const site = { ...emptySite('de'), ...fields };
    expect(siteDocument.parse(site)).toEqual(site);
  });

  it('has each section of the usual site, those that it leaves out hidden at the end', () => {
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...RECORD_SECTIONS]));
    const firstHidden = fields.sections.findIndex(({ visible }) => !visible);
    expect(
      fields.sections.slice(firstHidden < 0 ? fields.sections.length : firstHidden).some(({ visible }) => visible),
    ).toBe(false);
  });
});

it('starts differ in their theme and layout', () => {
  expect(new Set(names.map((name) => STARTS[name].style)).size).toBe(names.length);
  expect(new Set(names.map((name) => STARTS[name].layout)).size).toBe(names.length);
});
