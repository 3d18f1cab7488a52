import { expect, it } from 'vitest';
import { newRecordSection } from '../../model/sections/starting-sections.ts';
import { fieldOfPart, pageOfPart, partOfSection, placeOfField } from './page-part.ts';

const site = {
  sections: [newRecordSection('about'), newRecordSection('projects')],
  pages: [
    {
      ...{ id: 'page-id', title: 'Me', slug: 'me', description: '', visible: true, inNavigation: true },
      sections: [newRecordSection('links', 'links-2')],
    },
  ],
};

it('the first field of a section is its heading, wherever the section is', () => {
  expect(fieldOfPart('intro', site)).toBe('headline');
  expect(fieldOfPart(partOfSection('about'), site)).toBe('about');
  expect(fieldOfPart(partOfSection('projects'), site)).toBe('sections.1.heading');
  expect(fieldOfPart(partOfSection('links-2'), site)).toBe('pages.0.sections.0.heading');
  expect(pageOfPart(partOfSection('links-2'), site)).toBe('page-id');
  expect(pageOfPart(partOfSection('projects'), site)).toBeUndefined();
});

it('a field tells which page and section it is in', () => {
  expect(placeOfField('sections.1.items.0.name', site)).toEqual({ pageId: undefined, sectionId: 'projects' });
  expect(placeOfField('pages.0.sections.0.heading', site)).toEqual({ pageId: 'page-id', sectionId: 'links-2' });
  expect(placeOfField('pages.0.slug', site)).toEqual({ pageId: 'page-id', sectionId: undefined });
  expect(placeOfField('headline', site)).toBeUndefined();
});
