import { describe, expect, it } from 'vitest';
import { findTemplate, type TemplateInfo, visibleFieldsOf } from './visible-fields.ts';

const template = (id: string, honours: string[]): TemplateInfo => ({
  ...{ id, name: id, character: '', columns: 1, fonts: 'lora' },
  honours,
});
const WITHOUT_PHOTO = { image: '' };

describe('the fields of the page', () => {
  it('are those that the template honours', () => {
    expect(visibleFieldsOf(template('letter', ['sidebarWidth']), WITHOUT_PHOTO)).toEqual({
      ...{ sidebar: false, sidebarWidth: true },
      photo: false,
    });
    expect(visibleFieldsOf(template('duo', ['sidebar', 'sidebarWidth']), WITHOUT_PHOTO)).toMatchObject({
      ...{ sidebar: true, sidebarWidth: true },
    });
    expect(visibleFieldsOf(undefined, WITHOUT_PHOTO)).toMatchObject({ sidebar: false, sidebarWidth: false });
  });

  it('ask for the shape of a photo where there is one', () => {
    expect(visibleFieldsOf(template('duo', []), { image: 'a-picture' }).photo).toBe(true);
  });
});

describe('the template in use', () => {
  const templates = [template('classic', []), template('duo', [])];

  it('is the one of the CV, or the one that steps in for what is gone', () => {
    expect([
      findTemplate(templates, 'duo')?.id,
      findTemplate(templates, 'gone')?.id,
      findTemplate(undefined, 'duo'),
    ]).toEqual(['duo', 'classic', undefined]);
  });
});
