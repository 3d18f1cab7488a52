import { expect, it } from 'vitest';
import { isIconFont } from './font-style.ts';

it('tells fonts of icons, whose letters are no text, from others', () => {
  const names = ['BGPFGG+FontAwesome5Free-Solid', 'ABCDEF+MaterialIcons-Regular', 'ABCDEF+Iconic', 'Awesome', 'Arial'];
  expect(names.filter((name) => isIconFont({ name }))).toEqual([...names.slice(0, 2), 'Awesome']);
});
