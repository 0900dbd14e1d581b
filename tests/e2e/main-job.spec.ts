import {
  describeMother,
  expect,
  logOut,
  ownMessages,
  picture,
  registerOnScreen,
  replies,
  test,
  write,
} from './support.ts';

test.use({ settings: { DAILY_MESSAGE_LIMIT: '8', PAYMENTS: 'sandbox' } });

test('the main job, end to end', async ({ page, product, shot }) => {
  product.model.scenario('plain');

  await test.step('landing and registration', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shot(page, 'landing');
    await registerOnScreen(page, 'anna@example.org');
  });

  await test.step('the subscription, in the sandbox', async () => {
    await expect(page.getByText('No money moves here')).toBeVisible();
    await expect(page.getByText('Account created', { exact: true })).toBeVisible();
    await shot(page, 'subscribe');
    await page.getByRole('button', { name: /4242 4242/ }).click();
    await page.getByRole('checkbox', { name: /I agree to pay/ }).check();
    await page.getByRole('button', { name: /^Subscribe for/ }).click();
  });

  await test.step('the profile, with a photo', async () => {
    await expect(
      page.getByRole('heading', { name: 'Tell us about the person you lost' }),
    ).toBeVisible();
    await expect(page.getByText('Subscription successful', { exact: true })).toBeVisible();
    await shot(page, 'profile-empty');
    await describeMother(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'her.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    await expect(page.getByRole('img', { name: /Photo of Ingrid|The chosen photo/ })).toBeVisible();
    await shot(page, 'profile-filled');
    await page.getByRole('button', { name: 'Create profile' }).click();
  });

  await test.step('three messages with the model', async () => {
    await expect(
      page.getByText('You can begin whenever you are ready', { exact: true }).first(),
    ).toBeVisible();
    await shot(page, 'chat-empty');
    await page.getByRole('button', { name: 'I miss you today.' }).click();
    const composer = page.getByRole('textbox', { name: /Your words to/ });
    await expect(composer).toHaveValue('I miss you today.');
    await composer.press('Enter');
    await expect(replies(page).last()).toContainText('Tell me what the day was like today.');
    await expect(page.getByText(/You are writing with an AI/)).toBeVisible();
    await expect(page.getByText('Messages today: 1 / 8')).toBeVisible();
    await expect(
      page.getByRole('button', { name: /Photo of Ingrid.*Change it/ }).locator('img'),
    ).toHaveJSProperty('complete', true);
    await write(page, 'I made your tea.');
    await expect(replies(page)).toHaveCount(2);
    await shot(page, 'chat-two');
  });

  await test.step('a reload in mid-reply, and the reply goes on', async () => {
    product.model.scenario('plain', {
      reply:
        'First I want to hear about the tea. Then about the garden, the gate and the dog. And then about you.',
      tokensPerSecond: 8,
    });
    await write(page, 'Ask me something.');
    await expect(replies(page).last()).toContainText('First I want to hear about the tea.');
    await shot(page, 'chat-streaming');
    await page.reload();
    await expect(replies(page).last()).toContainText('And then about you.');
    await expect(ownMessages(page)).toHaveCount(3);
    expect(product.model.requests).toHaveLength(3);
  });

  await test.step('edit and delete', async () => {
    product.model.scenario('plain', { reply: 'With honey, then. I would have liked that.' });
    await ownMessages(page).nth(1).hover();
    await ownMessages(page).nth(1).getByRole('button', { name: 'Edit' }).click();
    await page
      .getByRole('textbox', { name: 'Your words', exact: true })
      .fill('I made your tea with honey.');
    await shot(page, 'chat-editing');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(replies(page).nth(1)).toContainText('With honey, then.');
    await expect(ownMessages(page).nth(1)).toContainText('changed');
    await ownMessages(page).nth(0).hover();
    await ownMessages(page).nth(0).getByRole('button', { name: 'Delete' }).click();
    await shot(page, 'chat-deleting');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Message deleted', { exact: true })).toBeVisible();
    await expect(ownMessages(page)).toHaveCount(2);
    await expect(replies(page)).toHaveCount(2);
  });

  await test.step('three messages with the built-in voice, after a crash', async () => {
    await product.restart({ AI_PROVIDER: 'builtin' }, 'SIGKILL');
    await page.reload();
    const questions = [
      'Do you remember the blueberries?',
      'I feel guilty that I was not there.',
      'Goodnight.',
    ];
    for (const [index, text] of questions.entries()) {
      await write(page, text);
      await expect(replies(page)).toHaveCount(3 + index);
      // A finished reply shows its time.
      await expect(replies(page).last()).toContainText(/\d:\d\d/, { timeout: 20_000 });
    }
    await expect(replies(page).nth(2)).toContainText(/blueberries/);
    await shot(page, 'chat-builtin');
  });

  await test.step('the limit of the day', async () => {
    await write(page, 'One more.');
    await expect(page.getByText('Time for a rest')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/We want you to have a healthy amount of time here/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Your words to/ })).toBeDisabled();
    await shot(page, 'chat-limit');
  });

  await test.step('log out', async () => {
    await logOut(page);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await page.goBack();
    await expect(page.getByText('honey')).toHaveCount(0);
  });
});
