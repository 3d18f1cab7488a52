import type { Locator, Page } from '@playwright/test';
import { addressOf, expect, test } from './design.ts';

const open = async (page: Page, dir: 'ltr' | 'rtl' = 'ltr') => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf('light', dir));
  const text = page.getByRole('textbox', { name: 'Case study' });
  // The code of rich text has arrived when the Markdown is shown with its formats.
  await expect(text.getByRole('heading', { name: 'What the engine is not' })).toBeVisible();
  return text;
};

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting: Case study' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Link' });

/** Returns the markup of a text, without attributes and what the editor adds for the caret. */
const markupOf = (text: Locator) =>
  text.evaluate((element) =>
    element.innerHTML
      .replace(/<br class="ProseMirror-trailingBreak">/g, '')
      .replace(/<(\w+)(?: href="([^"]*)")?[^>]*>/g, (_, tag, href) => (href ? `<${tag} ${href}>` : `<${tag}>`)),
  );
const expectMarkup = (text: Locator, markup: string) => expect.poll(() => markupOf(text)).toBe(markup);

/** Selects words in a text, as a double click or Shift with arrow keys would. */
async function select(text: Locator, words: string) {
  await text.focus();
  await text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1;
      if (start >= 0) return document.getSelection()?.setBaseAndExtent(node, start, node, start + wanted.length);
    }
    throw new Error(`no ${wanted}`);
  }, words);
  // The editor learns of a new selection by an event.
  await text.page().evaluate(() => new Promise((done) => setTimeout(done, 50)));
}

/** Deletes the whole text, as a person would. */
async function clear(text: Locator) {
  await text.click();
  await text.page().keyboard.press('ControlOrMeta+a');
  await text.page().keyboard.press('Backspace');
}

/** Pastes with the given contents of the clipboard. */
const paste = (text: Locator, contents: Readonly<Record<string, string>>) =>
  text.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, contents);

test('words become bold and italic by keys, by buttons and as Markdown is typed', async ({ page }) => {
  const text = await open(page);
  await clear(text);
  await text.pressSequentially('It weaves patterns');
  await select(text, 'weaves');
  await page.keyboard.press('ControlOrMeta+b');
  await expectMarkup(text, '<p>It <strong>weaves</strong> patterns</p>');
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ControlOrMeta+i');
  await expectMarkup(text, '<p>It <strong><em>weaves</em></strong> patterns</p>');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+b');
  await expectMarkup(text, '<p>It <em>weaves</em> patterns</p>');
  await button(page, 'Italic').click();
  await expectMarkup(text, '<p>It weaves patterns</p>');
  await expect(text).toBeFocused();

  await clear(text);
  await text.pressSequentially('see **Note G** and [the memoir](https://example.org) end');
  await expectMarkup(text, '<p>see <strong>Note G</strong> and <a https://example.org/>the memoir</a> end</p>');
});

test('lists are made by keys, nested by Tab and left by Enter', async ({ page }) => {
  const text = await open(page);
  await clear(text);
  await text.pressSequentially('- cards');
  await page.keyboard.press('Enter');
  await page.keyboard.type('mill');
  await page.keyboard.press('Tab');
  await expectMarkup(text, '<ul><li><p>cards</p><ul><li><p>mill</p></li></ul></li></ul>');
  await page.keyboard.press('Shift+Tab');
  await expectMarkup(text, '<ul><li><p>cards</p></li><li><p>mill</p></li></ul>');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Then');
  await expectMarkup(text, '<ul><li><p>cards</p></li><li><p>mill</p></li></ul><p>Then</p>');
  await page.keyboard.press('ControlOrMeta+Shift+7');
  await expectMarkup(text, '<ul><li><p>cards</p></li><li><p>mill</p></li></ul><ol><li><p>Then</p></li></ol>');
  await page.keyboard.press('ControlOrMeta+Shift+8');
  await expectMarkup(text, '<ul><li><p>cards</p></li><li><p>mill</p></li><li><p>Then</p></li></ul>');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expectMarkup(text, '<ul><li><p>cards</p></li><li><p>mill</p></li></ul><p>Then</p>');
  await page.keyboard.press('Tab');
  await expect(text, 'outside of lists, Tab leaves the field').not.toBeFocused();
});

/** Returns the Markdown that a copy of the whole text puts on the clipboard. */
async function copied(text: Locator) {
  await text.focus();
  await text.page().keyboard.press('ControlOrMeta+a');
  return text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
}

test('code is made by keys, by buttons and as Markdown is typed, and left by an arrow key', async ({ page }) => {
  const text = await open(page);
  await clear(text);
  await text.pressSequentially('call `weave` now');
  await expectMarkup(text, '<p>call <code>weave</code> now</p>');
  await select(text, 'now');
  await page.keyboard.press('ControlOrMeta+e');
  await expectMarkup(text, '<p>call <code>weave</code> <code>now</code></p>');
  await expect(button(page, 'Inline code')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ControlOrMeta+b');
  await expectMarkup(text, '<p>call <code>weave</code> <strong><code>now</code></strong></p>');
  await page.keyboard.press('ControlOrMeta+b');
  await button(page, 'Inline code').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await text.pressSequentially('```ts ');
  await text.pressSequentially('**a** = `1`');
  await page.keyboard.press('Enter');
  await text.pressSequentially('  | b |');
  await expectMarkup(text, '<p>call <code>weave</code> now</p><pre><code>**a** = `1`\n  | b |</code></pre>');
  await expect(button(page, 'Code block')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await text.pressSequentially('end');
  expect(await copied(text)).toBe('call `weave` now\n\n```ts\n**a** = `1`\n  | b |\n```\n\nend');

  await select(text, 'end');
  await button(page, 'Code block').click();
  await expectMarkup(
    text,
    '<p>call <code>weave</code> now</p><pre><code>**a** = `1`\n  | b |</code></pre><pre><code>end</code></pre>',
  );
  await page.keyboard.press('ControlOrMeta+Alt+c');
  await expect(text.getByRole('paragraph').last()).toHaveText('end');
});

test('a table is made of a typed line, filled by Tab and Enter, and left by Enter', async ({ page }) => {
  const text = await open(page);
  await clear(text);
  const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`;
  const tableOf = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
  const head = row('<th>Card</th>', '<th>Holes</th>');
  await text.pressSequentially('| Card | Holes |');
  await page.keyboard.press('Enter');
  await text.pressSequentially('mill');
  await page.keyboard.press('Tab');
  await text.pressSequentially('**12** ');
  await page.keyboard.press('Enter');
  await expectMarkup(
    text,
    tableOf(head, row('<td>mill</td>', '<td><strong>12</strong> </td>'), row('<td></td>', '<td></td>')),
  );
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await text.pressSequentially('Then');
  await expectMarkup(text, `${tableOf(head, row('<td>mill</td>', '<td><strong>12</strong> </td>'))}<p>Then</p>`);
  await text.getByRole('cell', { name: '12' }).click();
  await page.keyboard.press('Tab');
  await expect(text, 'at the end of a table, Tab leaves the field').not.toBeFocused();
  expect(await copied(text)).toBe('| Card | Holes |\n| --- | --- |\n| mill | **12** |\n\nThen');
});

test('pasted text stays as it is in code, and in one line in a cell', async ({ page }) => {
  const text = await open(page);
  await clear(text);
  await text.pressSequentially('``` ');
  await paste(text, { 'text/plain': '# a\r\n- **b**', 'text/html': '<h1>x</h1>' });
  await expectMarkup(text, '<pre><code># a\n- **b**</code></pre>');
  await clear(text);
  await page.keyboard.press('Backspace');
  await text.pressSequentially('| Card |');
  await page.keyboard.press('Enter');
  await paste(text, { 'text/plain': '# a\n\n- **b**\n\n| c |\n| - |\n| `d` |' });
  await expectMarkup(
    text,
    '<table><tbody><tr><th>Card</th></tr><tr><td>a <strong>b</strong> c <code>d</code></td></tr></tbody></table>',
  );
});

test('a text with code and tables is complete after an edit, and fits on a narrow screen', async ({
  page,
  expectAccessible,
}) => {
  const markdown = [
    'Call ``a`b`` or **`stop()`**',
    '```c++\nint main() {\n\n  return "a very long line of code, which does not fit into the width of a phone";\n}\n```',
    '| Card | Holes | Purpose |\n| --- | :-: | --: |\n| `a \\| b` | **12** | averyveryverylongwordthatdoesnotfit |\n|  |  | [w](https://example.org/) |',
    '1. one\n2. two',
    'End',
  ].join('\n\n');
  const text = await open(page);
  await clear(text);
  await paste(text, { 'text/plain': markdown });
  await expect(text.getByRole('table')).toBeVisible();
  await select(text, 'End');
  await page.keyboard.type('Start');
  expect(await copied(text)).toBe(markdown.replace('End', 'Start'));
  await expect(text.locator('pre')).toHaveCSS('direction', 'ltr');
  await page.setViewportSize({ width: 320, height: 700 });
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways).toBe(0);
  await expectAccessible(page);
});

test('a link has a popover with its text and address', async ({ page, expectAccessible }) => {
  const text = await open(page);
  await clear(text);
  await page.keyboard.type('See the memoir today');
  await select(text, 'the memoir');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(popover(page).getByLabel('Text')).toHaveValue('the memoir');
  await expect(popover(page).getByLabel('Address')).toBeFocused();
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await expect(popover(page).getByLabel('Address')).toHaveAccessibleDescription('Enter a web or email address');
  await expectAccessible(page);
  await popover(page).getByLabel('Address').fill('example.org/memoir');
  await page.keyboard.press('Enter');
  await expectMarkup(text, '<p>See <a https://example.org/memoir>the memoir</a> today</p>');
  await expect(text).toBeFocused();
  await page.keyboard.type(' soon');
  await expectMarkup(text, '<p>See <a https://example.org/memoir>the memoir</a> soon today</p>');

  await test.step('a click on it changes its text', async () => {
    await text.getByText('the memoir').click();
    await expect(popover(page).getByRole('link', { name: 'Open link in a new tab' })).toHaveAttribute(
      'href',
      'https://example.org/memoir',
    );
    await popover(page).getByLabel('Text').fill('the notes');
    await popover(page).getByRole('button', { name: 'Apply' }).click();
    await expectMarkup(text, '<p>See <a https://example.org/memoir>the notes</a> soon today</p>');
  });

  await test.step('Escape changes nothing, and the link can be removed', async () => {
    await text.getByText('the notes').click();
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
    await text.getByText('the notes').click();
    await popover(page).getByRole('button', { name: 'Remove link' }).click();
    await expectMarkup(text, '<p>See the notes soon today</p>');
  });

  await test.step('a pasted address links the selected words', async () => {
    await select(text, 'notes');
    await paste(text, { 'text/plain': 'https://example.org/notes' });
    await expectMarkup(text, '<p>See the <a https://example.org/notes>notes</a> soon today</p>');
  });
});

test('pasted text keeps the formats that exist here', async ({ page }) => {
  const text = await open(page);
  const wordItem = (level: number, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>${words}<o:p></o:p></p>`;
  for (const [from, contents, markup] of [
    [
      'Word',
      {
        'text/html': `<p class=MsoNormal>Built <b>one</b></p>${wordItem(1, 'cards')}${wordItem(2, 'holes')}`,
        'text/plain': 'x',
      },
      '<p>Built <strong>one</strong></p><ul><li><p>cards</p><ul><li><p>holes</p></li></ul></li></ul>',
    ],
    [
      'Google Docs',
      {
        'text/html':
          '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">Wrote </span><span style="font-weight:700">seven</span><span style="font-style:italic"> notes</span></p></b>',
        'text/plain': 'x',
      },
      '<p>Wrote <strong>seven</strong> <em>notes</em></p>',
    ],
    [
      'a web page',
      {
        'text/html':
          '<h2 style="color:red">Title</h2><p>See <a href="https://example.org/">this</a><script>alert(1)</script></p>',
        'text/plain': 'x',
      },
      '<p>Title</p><p>See <a https://example.org/>this</a></p>',
    ],
    [
      'Markdown',
      { 'text/plain': '# Note G\n\n1. one **card**\n2. two' },
      '<h1>Note G</h1><ol><li><p>one <strong>card</strong></p></li><li><p>two</p></li></ol>',
    ],
    [
      'a page with code',
      {
        'text/html':
          '<p>Run <code>make</code></p><pre><code class="language-sh">make  all\n</code></pre><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>`2`</td></tr></table>',
        'text/plain': 'x',
      },
      '<p>Run <code>make</code></p><pre><code>make  all</code></pre><table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>`2`</td></tr></tbody></table>',
    ],
    ['plain text', { 'text/plain': '5 * 3 * 2 in snake_case' }, '<p>5 * 3 * 2 in snake_case</p>'],
  ] as const) {
    await test.step(from, async () => {
      await clear(text);
      await paste(text, contents);
      await expectMarkup(text, markup);
    });
  }
});

test('text composed by an input method is entered once', async ({ page }) => {
  const text = await open(page);
  await clear(text);
  const client = await page.context().newCDPSession(page);
  await text.focus();
  for (const step of ['か', 'かん', 'かんじ'])
    await client.send('Input.imeSetComposition', {
      text: step,
      selectionStart: step.length,
      selectionEnd: step.length,
    });
  await client.send('Input.insertText', { text: '漢字' });
  await page.keyboard.type(' ok');
  await expectMarkup(text, '<p>漢字 ok</p>');
});

test('the toolbar is one tab stop, and arrow keys move along it in reading direction', async ({ page }) => {
  for (const [dir, forwardKey] of [
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const) {
    const text = await open(page, dir);
    await text.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Bold')).toBeFocused();
    await page.keyboard.press(forwardKey);
    await expect(button(page, 'Italic')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(bar(page).locator(':focus')).toHaveCount(0);
  }
});

test('each paragraph has the direction of its words, and fits on a narrow screen', async ({
  page,
  expectAccessible,
}) => {
  const text = await open(page);
  await clear(text);
  await paste(text, { 'text/plain': 'يَنسج المحرّك أنماطًا جبرية مع Note G\n\n- الآلة\n\nIt weaves' });
  await expect(text.getByRole('paragraph').first()).toHaveCSS('direction', 'rtl');
  await expect(text.getByRole('list')).toHaveCSS('direction', 'rtl');
  await expect(text.getByRole('paragraph').last()).toHaveCSS('direction', 'ltr');
  await page.setViewportSize({ width: 320, height: 700 });
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways).toBe(0);
  await expectAccessible(page);
});

test('the remaining length is announced before the limit, and nothing is cut off', async ({ page }) => {
  await open(page);
  const outcome = page.getByRole('textbox', { name: 'Outcome' });
  await outcome.fill('short');
  await expect(page.getByText('characters left')).toHaveCount(0);
  await outcome.fill('x'.repeat(58));
  await expect(outcome).toHaveAccessibleDescription('2 characters left');
  await outcome.pressSequentially('xxxx');
  await expect(outcome).toHaveAccessibleDescription('2 characters over the limit');
  await expect(outcome).toHaveAttribute('aria-invalid', 'true');
  await expect(outcome).toHaveText('x'.repeat(62));
});
