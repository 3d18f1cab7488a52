import { describe, expect, it } from 'vitest';
import { choicesToStore, defaultSettings, readChoices } from './card-settings.ts';

const DEFAULTS = defaultSettings({
  displayName: 'Ada Lovelace',
  profile: { location: 'London', website: 'https://ada.example' },
});

it('shows neither email nor phone until the member enters them', () => {
  expect(DEFAULTS).toMatchObject({ givenName: 'Ada', familyName: 'Lovelace', email: '', phone: '' });
});

describe('stored choices', () => {
  it('are those that differ from the profile, and are read again', () => {
    expect(choicesToStore(DEFAULTS, DEFAULTS)).toBe('');
    const stored = choicesToStore({ ...DEFAULTS, phone: '+44 20', location: '', withPhoto: false }, DEFAULTS);
    expect(JSON.parse(stored)).toEqual({ phone: '+44 20', location: '', withPhoto: false });
    expect(readChoices(stored, DEFAULTS)).toEqual({ phone: '+44 20', location: '', withPhoto: false });
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"phone":1,"layout":"gone","other":"x","__proto__":{}}'])(
    'that do not fit are left out: %s',
    (stored) => {
      expect(readChoices(stored, DEFAULTS)).toEqual({});
    },
  );

  it('of too great a length are left out', () => {
    expect(readChoices(JSON.stringify({ title: 'x'.repeat(301), phone: '1' }), DEFAULTS)).toEqual({ phone: '1' });
  });
});
