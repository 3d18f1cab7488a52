import { expect, it } from 'vitest';
import { hubUsername } from './hub-username.ts';

it.each([
  ['ada', 'ada'],
  [' @ada ', 'ada'],
  ['https://github.com/ada', 'ada'],
  ['github.com/ada/engine?tab=readme', 'ada'],
  ['https://gitlab.example:8443/ada/', 'ada'],
  ['ada.lovelace', 'ada.lovelace'],
  ['', ''],
])('%j names %j', (text, username) => {
  expect(hubUsername(text)).toBe(username);
});
