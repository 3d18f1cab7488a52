import { expect, it } from 'vitest';
import { passportOfXml } from './passport-of-xml.ts';

it.each(['Skill', 'constructor'])('unwraps the entries of a list: %s', (name) => {
  expect(passportOfXml({ [`${name}List`]: { [name]: ['One', 'Two'] } })).toEqual({ [name]: ['One', 'Two'] });
});

it('reads the entries of a list by their position if they have another name', () => {
  expect(passportOfXml({ constructorList: { Entry: ['One', 'Two'] } })).toEqual({ constructor: ['One', 'Two'] });
});
