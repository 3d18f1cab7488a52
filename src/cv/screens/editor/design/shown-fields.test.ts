import { describe, expect, it } from 'vitest';
import { shownFields, type Template, templateIn } from './shown-fields.ts';

const template = (id: string, honours: string[]): Template => ({
  ...{ id, name: id, character: '', columns: 1, fonts: 'lora' },
  honours,
});
const WITHOUT_PHOTO = { image: '' };

describe('the fields of the page', () => {
  it('are those that the template honours', () => {
    expect(shownFields(template('letter', ['sidebarWidth']), WITHOUT_PHOTO)).toEqual({
      ...{ sidebar: false, sidebarWidth: true },
      photo: false,
    });
    expect(shownFields(template('duo', ['sidebar', 'sidebarWidth']), WITHOUT_PHOTO)).toMatchObject({
      ...{ sidebar: true, sidebarWidth: true },
    });
    expect(shownFields(undefined, WITHOUT_PHOTO)).toMatchObject({ sidebar: false, sidebarWidth: false });
  });

  it('ask for the shape of a photo where there is one', () => {
    expect(shownFields(template('duo', []), { image: 'a-picture' }).photo).toBe(true);
  });
});

describe('the template in use', () => {
  const templates = [template('classic', []), template('duo', [])];

  it('is the one of the CV, or the one that steps in for what is gone', () => {
    expect([templateIn(templates, 'duo')?.id, templateIn(templates, 'gone')?.id, templateIn(undefined, 'duo')]).toEqual(
      ['duo', 'classic', undefined],
    );
  });
});
