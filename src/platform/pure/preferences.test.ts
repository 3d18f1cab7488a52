import { describe, expect, it } from 'vitest';
import { cookiesForDevice, preferenceCookie, preferencesInCookies } from './preferences.ts';

const UNDECIDED = { theme: null, region: null, timeZone: null, deviceTimeZone: null };

describe('the preferences of a device', () => {
  it('are read from its cookies, next to others', () => {
    const cookies =
      'language=de; theme=dark; region=CH; time-zone=America/Argentina/Ushuaia; device-time-zone=Asia/Tokyo';
    expect(preferencesInCookies(cookies)).toEqual({
      theme: 'dark',
      region: 'CH',
      timeZone: 'America/Argentina/Ushuaia',
      deviceTimeZone: 'Asia/Tokyo',
    });
  });

  it('are undecided without cookies, and ignore what they do not know', () => {
    for (const cookies of [undefined, '', 'theme=', 'theme=neon; region=XX; time-zone=Mars/Olympus', 'my-theme=dark']) {
      expect(preferencesInCookies(cookies)).toEqual(UNDECIDED);
    }
    expect(preferencesInCookies('region=US%0d%0aset-cookie; time-zone=Europe/Paris\r\nx')).toEqual(UNDECIDED);
  });

  it('are read back as they were written', () => {
    const [pair = ''] = preferenceCookie('theme', 'system').split(';');
    expect(preferencesInCookies(pair).theme).toBe('system');
    expect(preferenceCookie('theme', null)).toBe('theme=; Path=/; SameSite=Lax; Max-Age=0');
  });

  it('take over those of an account that differ', () => {
    const account = { ...UNDECIDED, theme: 'dark', region: 'DE' } as const;
    expect(cookiesForDevice(account, { ...UNDECIDED, theme: 'light', region: 'DE' })).toEqual([
      'theme=dark; Path=/; SameSite=Lax; Max-Age=31536000',
    ]);
    expect(cookiesForDevice(UNDECIDED, { ...UNDECIDED, theme: 'light', region: 'DE', timeZone: 'Asia/Tokyo' })).toEqual(
      ['region=; Path=/; SameSite=Lax; Max-Age=0', 'time-zone=; Path=/; SameSite=Lax; Max-Age=0'],
    );
    expect(cookiesForDevice(UNDECIDED, UNDECIDED)).toEqual([]);
  });
});
