import {
  arrive,
  composerOf,
  dialogOpened,
  expect,
  held,
  ownMessages,
  replies,
  test,
  write,
} from './support.ts';

test.use({ settings: { PAYMENTS: 'off' }, viewport: { width: 1440, height: 800 } });

const STARTERS = 5;

test('the panel: 320 px, whose voice it is, the day’s count, the account, and every way on', async ({
  page,
}) => {
  await arrive(page);
  const answer = await held(page, '**/api/messages');
  await page.goto('/');
  const skeleton = page.locator('main[aria-busy]');
  await expect(skeleton).toContainText('Opening your conversation');
  const aside = skeleton.locator('> div').first();
  await expect.poll(async () => (await aside.boundingBox())?.width).toBe(320);
  answer();

  const panel = page.getByRole('complementary', { name: 'Photo, profile and settings' });
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(320);
  await expect(panel.getByText('IH', { exact: true })).toBeVisible();
  for (const text of ['Ingrid Halvorsen', 'Speaking in: Warm', 'Messages today: 0 / 60']) {
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(panel.getByText('eva@example.org')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'support@localhost' })).toHaveAttribute(
    'href',
    'mailto:support@localhost',
  );
  await expect(panel.getByRole('button', { name: 'Dim the room' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Language: English' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByText('Admin Panel')).toHaveCount(0);

  await panel.getByRole('button', { name: /^Photo of Ingrid Halvorsen/ }).click();
  await dialogOpened(page, 'Photo');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Edit Profile' }).click();
  const profile = await dialogOpened(page, 'Edit Profile');
  await expect(profile.getByLabel('Name', { exact: true })).toHaveValue('Ingrid Halvorsen');
  await expect(profile.getByLabel('Tone').getByRole('option')).toHaveText([
    /^Literal/,
    /^Warm/,
    /^Funny/,
    /^Comforting/,
    /^Reflective/,
    /^Playful/,
    /^Spiritual/,
  ]);
  await profile.getByLabel('Tone').selectOption('funny');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await expect(panel.getByText('Speaking in: Funny')).toBeVisible();

  const me = { id: 'eva', email: 'eva@example.org', isAdmin: true, isAdminSession: false };
  await page.route('**/api/me', (route) => route.fulfill({ json: me }));
  await page.reload();
  await expect(panel.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
});

test('the keys: Enter sends, Shift+Enter does not, Ctrl+/ and Cmd+/ show them, Esc closes', async ({
  page,
  product,
}) => {
  product.model.scenario('slow-first-token', { delayMs: 1_500 });
  const token = await arrive(page);
  await page.goto('/');
  const composer = composerOf(page);
  const starters = page.locator('main').getByRole('listitem').getByRole('button');
  await expect(starters).toHaveCount(STARTERS);
  for (const starter of await starters.all()) {
    await starter.click();
    await expect(composer).toHaveValue(await starter.innerText());
    await expect(composer).toBeFocused();
  }
  for (const blank of ['', '   ', ' \n ']) {
    await composer.fill(blank);
    await composer.press('Enter');
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  }
  await expect(ownMessages(page)).toHaveCount(0);

  for (const keys of ['Control+/', 'Meta+/']) {
    await page.keyboard.press(keys);
    const help = await dialogOpened(page, 'Keyboard shortcuts');
    await expect(help.getByText('Send the message')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
  }

  await composer.fill('One line');
  await composer.press('Shift+Enter');
  await composer.pressSequentially('and another');
  await expect(composer).toHaveValue('One line\nand another');
  const sending = page.waitForRequest('**/api/chat');
  await composer.press('Enter');
  const { 'content-type': type, authorization } = (await sending).headers();
  expect([type, authorization]).toEqual(['application/json', `Bearer ${token}`]);
  // All of this stands there before the model has said anything.
  await expect(ownMessages(page)).toContainText('One line\nand another', { useInnerText: true });
  await expect(composer).toHaveValue('');
  await expect(page.getByText('Finding words')).toBeVisible();
  await expect(replies(page).last()).toContainText('Tell me what the day was like today.');
  await expect(page.getByText('Finding words')).toHaveCount(0);
  expect(product.model.requests).toHaveLength(1);
  await expect(page.getByText('Messages today: 1 / 60')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Grief resources' })).toHaveAttribute(
    'href',
    '/grief-resources',
  );
  await expect(page.getByText('The voice may invent memories.')).toBeVisible();
});

test('the person’s own messages, and no others, can be edited and deleted; what is refused is told', async ({
  page,
  product,
  consoleErrors,
}) => {
  product.model.scenario('plain');
  await arrive(page);
  await page.goto('/');
  await write(page, 'I made your tea.');
  await expect(replies(page)).toContainText('Tell me what the day was like today.');
  const own = ownMessages(page);
  const edit = own.getByRole('button', { name: 'Edit' });
  const tools = edit.locator('..');
  await composerOf(page).hover();
  await expect(tools).toHaveCSS('opacity', '0');
  await own.hover();
  await expect(tools).toHaveCSS('opacity', '1');
  await replies(page).hover();
  await expect(replies(page).getByRole('button', { name: /^(Edit|Delete)$/ })).toHaveCount(0);

  await own.hover();
  await edit.click();
  const box = page.getByRole('textbox', { name: 'Your words', exact: true });
  await box.fill('   ');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await box.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(own).toContainText('I made your tea.');

  const refused = { status: 500, contentType: 'text/plain', body: 'the gate is shut' };
  await page.route('**/api/messages/*', (route) => route.fulfill(refused));
  await page.route('**/api/chat', (route) => route.fulfill(refused));
  await own.hover();
  await edit.click();
  await box.fill('I made your tea with honey.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice('Could not edit message');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(own).toContainText('I made your tea.');

  await own.hover();
  await own.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice('Could not delete message');
  await expect(own).toHaveCount(1);

  await write(page, 'We baked bread.');
  await expectNotice('Error');

  await page.route('**/api/profile', (route) => route.fulfill(refused));
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const profile = await dialogOpened(page, 'Edit Profile');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expectNotice('Profile error');
  await profile.getByRole('button', { name: 'Cancel' }).click();
  await page.route('**/api/auth/logout', (route) => route.fulfill(refused));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectNotice('Logout failed');
  expect(consoleErrors.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
  consoleErrors.length = 0;

  async function expectNotice(title: string) {
    // By its class: behind an open dialog everything is hidden from those who listen.
    const notice = page.locator('.toast');
    await expect(notice).toContainText(title);
    await expect(notice).toContainText('500: the gate is shut');
  }
});

test.describe('far from the server', () => {
  test.use({
    settings: { PAYMENTS: 'off', DAILY_MESSAGE_LIMIT: '1' },
    timezoneId: 'Asia/Kathmandu',
  });

  test('the limit names tomorrow’s midnight where the person is, and shuts the input', async ({
    page,
    product,
  }) => {
    product.model.scenario('plain');
    await arrive(page);
    await page.goto('/');
    await write(page, 'The only one.');
    await expect(page.getByRole('heading', { name: 'Time for a rest' })).toBeVisible();
    await expect(
      page.getByText(
        "We want you to have a healthy amount of time here. Join me again at 12:00 AM if you'd like.",
      ),
    ).toBeVisible();
    await expect(composerOf(page)).toBeDisabled();
    await expect(composerOf(page)).toHaveAttribute('placeholder', 'Daily limit reached');
    await expect(page.getByText('Messages today: 1 / 1')).toBeVisible();
    await page.reload();
    await expect(composerOf(page)).toBeDisabled();
  });
});

test('a conversation opens at its very end, however high its replies turn out', async ({
  page,
  product,
}) => {
  const token = await arrive(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const words = 'You need not be brave about it. You can miss me and still eat supper and laugh.';
  product.model.scenario('plain', { reply: `${words} The end of it.` });
  for (const message of ['Hello Mama. It has been long.', 'The blueberries?', 'I miss you.']) {
    await page.request.post('/api/chat', {
      data: { message },
      headers: { authorization: `Bearer ${token}` },
    });
  }
  await page.goto('/');
  await expect(replies(page).last()).toContainText('The end of it.');
  const scroller = page.getByRole('log');
  const below = () =>
    scroller.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  await expect.poll(below).toBeLessThanOrEqual(1);
  await expect(page.getByRole('button', { name: 'To the latest message' })).toHaveCount(0);
  // Whoever moves stays where they went.
  await scroller.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(below).toBeGreaterThan(50);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(below).toBeGreaterThan(50);
});
