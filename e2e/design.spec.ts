import type { Page } from '@playwright/test';
import { addressOf, expect, expectStill, test } from './design.ts';

const open = (page: Page, theme: 'light' | 'dark' = 'light', dir: 'ltr' | 'rtl' = 'ltr') =>
  page.goto(addressOf(theme, dir)).then(() => page.getByRole('heading', { name: 'Components', level: 1 }).waitFor());

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Colors do not depend on the direction, and names do not depend on the theme, so one combination of each is enough.
for (const [theme, dir] of [
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const) {
  test(`every component and every popup is accessible in ${theme}, ${dir}`, async ({
    page,
    expectAccessible,
    expectOpenAccessible,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, theme, dir);
    await expectAccessible(page);
    for (const [opener, role] of [
      ['Rename', 'dialog'],
      ['Delete account', 'alertdialog'],
      ['Open details', 'dialog'],
      ['Page', 'dialog'],
      ['More for Note G', 'menu'],
    ] as const) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole(role)).toBeVisible();
      await expectOpenAccessible(role);
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toBeHidden();
    }
    await page.getByRole('combobox', { name: 'Level', exact: true }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectOpenAccessible('listbox');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove entry' }).click();
    await page.getByRole('checkbox', { name: 'Select Notes by the translator' }).click();
    await expectOpenAccessible();
  });
}

for (const [dir, widths] of [
  ['ltr', [320, 375, 768, 2560]],
  ['rtl', [2560, 768, 375, 320]],
] as const) {
  test(`nothing overflows sideways from ${widths[0]} to ${widths[3]} px, ${dir}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widths[0], height: 720 });
    await open(page, 'light', dir);
    const opened = page.getByRole('dialog').or(page.getByRole('menu'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 });
      await expect.poll(() => sideways(page), { message: `at ${width}`, intervals: [20] }).toBe(0);
      for (const opener of ['Rename', 'Open details', 'Page', 'More for Note G']) {
        await page.getByRole('button', { name: opener, exact: true }).click();
        await expectStill(page);
        const box = await opened.boundingBox();
        expect(box?.x, `${opener} at ${width}`).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), `${opener} at ${width}`).toBeLessThanOrEqual(width);
        expect(await sideways(page), `${opener} at ${width}`).toBe(0);
        await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
      }
    }
  });
}

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  test('nothing is cut off', async ({ page }) => {
    await open(page);
    expect(await sideways(page)).toBe(0);
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Rename' })).toBeInViewport({ ratio: 1 });
  });
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('button', { name: 'Remove entry' }).click();
  await page.getByRole('button', { name: 'Open details' }).click();
  await expect(page.getByRole('dialog', { name: 'Note G' })).toBeVisible();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s');
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(moving).toEqual([]);
});

test.describe('in forced colors', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page);
  });

  test('the focus is visible', async ({ page }) => {
    test.slow();
    const seen = new Set<string>();
    for (let step = 0; step < 140; step += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const at = document.activeElement;
        if (!at || at === document.body) return undefined;
        const ancestors = [
          at.parentElement,
          at.parentElement?.parentElement,
          at.closest('textarea, [data-rich-text]')?.closest('.rounded-control'),
        ];
        const rings = [at, ...ancestors, ...at.children].filter((each) => each);
        const visible = rings.some((each) => {
          const { outlineStyle, outlineWidth, display, stroke } = getComputedStyle(each as Element);
          const isOutlined = each instanceof SVGElement && display !== 'none' && stroke !== 'none';
          return isOutlined || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
        });
        return { name: at.outerHTML.slice(0, 160), visible };
      });
      if (!found) continue;
      seen.add(found.name);
      expect(found.visible, found.name).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(60);
  });

  test('menu buttons and drag handles are visible', async ({ page }) => {
    const dots = page.locator('button > [aria-hidden][class*="radial-gradient"]');
    const isOutlined = await dots.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage));
    expect(isOutlined.length).toBeGreaterThan(2);
    for (const image of isOutlined) expect(image).toContain('gradient');
  });

  test('the selection is visible', async ({ page }) => {
    const styleOf = (name: string, role: 'switch' | 'checkbox' | 'tab' | 'option' | 'menuitem', property: string) =>
      page
        .getByRole(role, { name, exact: true })
        .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), property);
    expect(await styleOf('Show on my page', 'switch', 'background-color')).not.toBe(
      await styleOf('Allow search engines', 'switch', 'background-color'),
    );
    expect(await styleOf('The memoir', 'checkbox', 'background-color')).not.toBe(
      await styleOf('The notes, A to G', 'checkbox', 'background-color'),
    );
    expect(await styleOf('Content', 'tab', 'color')).not.toBe(await styleOf('Letter', 'tab', 'color'));
    await page.getByRole('combobox', { name: 'Level', exact: true }).press('Enter');
    await page.keyboard.press('ArrowDown');
    expect(await styleOf('Fluent', 'option', 'outline-style')).not.toBe(
      await styleOf('Native', 'option', 'outline-style'),
    );
    expect(await styleOf('Reading', 'option', 'background-color')).not.toBe(
      await styleOf('Native', 'option', 'background-color'),
    );
    await page.keyboard.press('Escape');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 720 } });
  test('every touch target is 44 px high and wide', async ({ page }) => {
    await open(page);
    const small = await page
      .locator('button:visible, input:visible, textarea:visible, [role="tab"]:visible, [role="combobox"]:visible')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) => !element.closest('[inert]') && !element.matches('[aria-hidden="true"], input[tabindex="-1"]'),
          )
          .map((element) => ({ name: element.outerHTML.slice(0, 140), box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(({ name, box }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${name}`),
      );
    expect(small).toEqual([]);
  });
});

test('placeholders and borders of controls have sufficient contrast', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await open(page, theme);
    const ratios = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('no canvas');
      const light = (color: string) => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const probe = document.createElement('i');
      document.body.append(probe);
      const token = (name: string) => {
        probe.style.color = `var(--${name})`;
        return light(getComputedStyle(probe).color);
      };
      const ratio = (one: string, other: string) => {
        const [dark = 0, bright = 0] = [token(one), token(other)].sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05);
      };
      return {
        placeholder: ratio('placeholder', 'background'),
        control: ratio('control', 'background'),
        controlOnFloating: ratio('control', 'floating'),
        quiet: ratio('text-secondary', 'surface'),
        link: ratio('link', 'surface'),
      };
    });
    expect(ratios.placeholder, theme).toBeGreaterThanOrEqual(4.5);
    expect(ratios.quiet, theme).toBeGreaterThanOrEqual(4.5);
    expect(ratios.link, theme).toBeGreaterThanOrEqual(4.5);
    expect(ratios.control, theme).toBeGreaterThanOrEqual(3);
    expect(ratios.controlOnFloating, theme).toBeGreaterThanOrEqual(3);
  }
});

test('theme and direction are switched on the page and kept in its URL', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Dark theme' }).press('Enter');
  await page.getByRole('button', { name: 'Right to left' }).press('Enter');
  await expect(page).toHaveURL(/theme=dark&dir=rtl/);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
