import { describe, expect, it } from 'vitest';
import { findTemplate, type TemplateInfo, visibleFieldsOf } from './visible-fields.ts';

const template = (id: string, honours: string[]): TemplateInfo => ({
  ...{ id, name: id, character: '', columns: 1, fonts: 'lora', accent: '#0f5c5c', head: 'start' },
  honours,
});
const WITHOUT_PHOTO = { image: '' };

describe('visibleFieldsOf', () => {
  it('returns the fields that the template supports', () => {
    expect(visibleFieldsOf(template('letter', ['sidebarWidth']), WITHOUT_PHOTO)).toEqual({
      ...{ sidebar: false, sidebarWidth: true },
      photo: false,
    });
    expect(visibleFieldsOf(template('duo', ['sidebar', 'sidebarWidth']), WITHOUT_PHOTO)).toMatchObject({
      ...{ sidebar: true, sidebarWidth: true },
    });
    expect(visibleFieldsOf(undefined, WITHOUT_PHOTO)).toMatchObject({ sidebar: false, sidebarWidth: false });
  });

  it('includes the photo shape if there is a photo', () => {
    expect(visibleFieldsOf(template('duo', []), { image: 'a-picture' }).photo).toBe(true);
  });
});

describe('findTemplate', () => {
  const templates = [template('classic', []), template('duo', [])];

  it('returns the CV’s template, or classic if that no longer exists', () => {
    expect([
      findTemplate(templates, 'duo')?.id,
      findTemplate(templates, 'gone')?.id,
      findTemplate(undefined, 'duo'),
    ]).toEqual(['duo', 'classic', undefined]);
  });
});
