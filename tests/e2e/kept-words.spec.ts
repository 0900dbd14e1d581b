import {
  composerOf,
  describeMother,
  expect,
  logOut,
  ownMessages,
  PASSWORD,
  registerOnScreen,
  replies,
  test,
} from './support.ts';

test.use({ settings: { PAYMENTS: 'off' } });

test('a wrong password, then the right one, then a lost connection: nothing typed is lost', async ({
  page,
  product,
  context,
  consoleErrors,
}) => {
  product.model.scenario('plain', { reply: 'I am reading. Tell me more of it.' });
  await registerOnScreen(page, 'carla@example.org');
  await expect(page.getByText('Account created', { exact: true })).toBeVisible();
  await describeMother(page);
  await page.getByRole('button', { name: 'Create profile' }).click();
  const composer = composerOf(page);
  await composer.fill('A draft that stays');
  await page.reload();
  await expect(composer).toHaveValue('A draft that stays');

  await context.setOffline(true);
  await composer.press('Enter');
  await expect(page.getByText('Not sent yet. Your words are kept here.')).toBeVisible();
  await context.setOffline(false);
  await expect(replies(page).last()).toContainText('I am reading.', { timeout: 20_000 });
  await expect(ownMessages(page)).toHaveCount(1);

  await logOut(page);
  await registerOnScreen(page, 'Carla@example.org');
  await expect(page.getByText('Registration failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('Carla@example.org');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill('CARLA@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1234');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(ownMessages(page)).toHaveCount(1);
  await expect(page.getByText('Login failed', { exact: true })).toHaveCount(0, { timeout: 1_000 });
  // The refusals and the lost connection are told by the browser itself, and by nobody else.
  expect(consoleErrors.filter((line) => !/401|409|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual(
    [],
  );
  consoleErrors.length = 0;
});
