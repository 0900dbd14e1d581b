import {
  fact,
  hearBoth,
  IMAGINED,
  KNOWN,
  openList,
  select,
  setRight,
  tool,
} from './remembering.ts';
import {
  arrive,
  dialogOpened,
  expect,
  ownMessages,
  replies,
  settled,
  test,
  write,
} from './support.ts';

test.use({ settings: { PAYMENTS: 'off' }, viewport: { width: 1280, height: 800 } });

test('selected words are set right, the reply is made again in its place, and it can be undone', async ({
  page,
  product,
  shots,
}) => {
  await hearBoth(page, product);
  await select(page, 'Trondheim');
  await tool(page, 'That’s not right').click();
  const dialog = await dialogOpened(page, 'That’s not right');
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await expect(dialog.getByText('Trondheim', { exact: true })).toBeVisible();
  await shots(page, 'correction');
  const asked = page.waitForRequest('**/correct');
  await setRight(page, product, 'It stood in Bergen.', 'Yes, Rosso stood in Bergen.');
  const said = `${KNOWN} ${IMAGINED}`;
  const start = said.indexOf('Trondheim');
  expect((await asked).postDataJSON()).toEqual({
    correction: 'It stood in Bergen.',
    start,
    end: start + 'Trondheim'.length,
  });
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page).last()).not.toContainText('Trondheim');
  await expect(page.getByText('Set right', { exact: true })).toBeVisible();
  // Read out once, and the keyboard is still in the conversation.
  await expect(page.getByRole('status').filter({ hasText: 'Rosso stood in Bergen' })).toHaveCount(
    1,
  );
  await expect(page.locator('[role=log]:focus, [role=log] :focus')).toHaveCount(1);
  await shots(page, 'set-right');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await openList(page);
  await expect(fact(page, 'It stood in Bergen.')).toContainText(
    'What was there before counts again.',
  );
});

test('a correction that cannot be sent stays, over an error, a closed dialog and a reload', async ({
  page,
  product,
  consoleErrors,
}) => {
  await hearBoth(page, product);
  await tool(page, 'That’s not right').click();
  const dialog = await dialogOpened(page, 'That’s not right');
  await expect(dialog.getByRole('radio', { name: 'Something in this reply' })).toBeChecked();
  const box = dialog.getByLabel('How was it really?');
  await expect(dialog.getByRole('button', { name: 'Set it right' })).toBeDisabled();
  await box.fill('It stood in Bergen.');
  await page.route('**/correct', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Set it right' }).click();
  await expect(dialog.getByRole('alert')).toContainText('no connection');
  await expect(box).toHaveValue('It stood in Bergen.');
  await expect(replies(page).last()).toContainText(IMAGINED);
  consoleErrors.length = 0;

  await page.keyboard.press('Escape');
  await page.unroute('**/correct');
  await page.reload();
  await tool(page, 'That’s not right').click();
  await expect(box).toHaveValue('It stood in Bergen.');
  await dialog.getByRole('radio', { name: IMAGINED }).check();
  await setRight(page, product, 'It stood in Bergen.', 'Yes, it stood in Bergen.');
  await expect(page.getByText('Set right', { exact: true })).toBeVisible();
  await page.reload();
  await tool(page, 'That’s not right').click();
  await expect(box).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the notice leaves in sight that an AI speaks, and makes way for a dialog', async ({
    page,
    product,
  }) => {
    await hearBoth(page, product);
    await replies(page).last().getByRole('button', { name: 'More about this reply' }).tap();
    await page.getByRole('menuitem', { name: 'That’s not right' }).tap();
    await setRight(page, product, 'It stood in Bergen.', 'Yes, Rosso stood in Bergen.');
    // Under a dialog it is hidden from whoever does not see it.
    const notice = page.getByText('Set right', { exact: true });
    await expect(notice).toBeVisible();
    await settled(page);
    const top = async () => (await notice.boundingBox())?.y ?? 0;
    const badge = await page.getByText('An AI speaks here').boundingBox();
    const below = (badge?.y ?? Number.NaN) + (badge?.height ?? Number.NaN);
    expect(await top()).toBeGreaterThanOrEqual(below);

    await page.getByRole('button', { name: 'Search the conversation' }).tap();
    const dialog = await dialogOpened(page, 'Search the conversation');
    await expect.poll(top).toBeLessThan(below);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toHaveCount(0);

    await expect(notice).toBeVisible();
    await write(page, 'Thank you.');
    // Long before its time is over: what comes now is not to be under it.
    await expect(notice).toHaveCount(0, { timeout: 3_000 });
  });
});

test('what care says is not to be set right', async ({ page }) => {
  await arrive(page);
  await page.goto('/');
  await write(page, 'I want to die. I will end my life tonight.');
  await expect(page.getByText(/988/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'That’s not right' })).toHaveCount(0);
});

test('what a message plainly sets right is remembered on a yes, and let be on a no', async ({
  page,
  product,
  shots,
}) => {
  await hearBoth(page, product);
  product.model.scenario('plain', { reply: 'Thank you for telling me.' });
  await write(page, 'It stood in Bergen, not in Trondheim.');
  await expect(replies(page)).toHaveCount(2);
  const asking = page.getByText('Shall I remember it that way?');
  await expect(asking).toBeVisible();
  await shots(page, 'proposal');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(asking).toHaveCount(0);
  await page.reload();
  await expect(ownMessages(page)).toHaveCount(2);
  await expect(tool(page, 'That’s not right')).toBeVisible();
  await expect(asking).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('declined-proposal'));
  await page.reload();
  product.model.scenario('plain', { reply: 'Yes, in Bergen.' });
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Set right', { exact: true })).toBeVisible();
  await expect(replies(page).first()).toContainText('Yes, in Bergen.');
  await expect(asking).toHaveCount(0);
});
