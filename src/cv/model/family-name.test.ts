import { describe, expect, it } from 'vitest';
import { familyNameOf } from './family-name.ts';

describe('the family name', () => {
  it.each([
    ['Ada Lovelace', 'Lovelace'],
    ['Ludwig van Beethoven', 'van Beethoven'],
    ['Ana de la Torre Ruiz', 'de la Torre Ruiz'],
    ['Jean-Luc O’Brien', 'O’Brien'],
    ['Ağca Işık', 'Işık'],
  ])('ends %s', (name, family) => {
    expect(familyNameOf(name, 'en')).toBe(family);
  });

  it.each([
    ['a single name', 'Ada', 'en'],
    ['two given names, or two family names', 'Gabriel García Márquez', 'es'],
    ['a title', 'Dr. Lovelace', 'en'],
    ['a degree', 'Ada Lovelace, PhD', 'en'],
    ['the family name first, in capitals', 'LOVELACE Ada', 'fr'],
    ['a language that puts it first', 'Nagy Anna', 'hu'],
    ['other letters', 'Мария Кюри', 'ru'],
    ['letters that are joined', 'آدا لوفلايس', 'ar'],
    ['no letters', '  ', 'en'],
  ])('is not told from %s', (_, name, language) => {
    expect(familyNameOf(name, language)).toBeUndefined();
  });
});
