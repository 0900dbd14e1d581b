import type { Page } from '@playwright/test';
import {
  arrive,
  composerOf,
  expect,
  logOut,
  registerOnScreen,
  replies,
  test,
  write,
} from './support.ts';

test.use({
  settings: { PAYMENTS: 'off', DAILY_MESSAGE_LIMIT: '2' },
  viewport: { width: 1280, height: 800 },
});

/** Notes everything the page has read out, as a screen reader hears of it: live regions and alerts. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output';
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        if (region) regions.add(region);
        for (const node of addedNodes) {
          if (node instanceof Element && node.matches('[role=alert]')) regions.add(node);
        }
      }
      for (const region of regions) {
        const text = region.textContent?.trim() ?? '';
        if (text !== '' && region.closest('[aria-live=off]') === null) heard.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'heard'));
}

test('the first page as it is read out', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - text: Keepsake
      - 'button "Language: English"'
      - button "Switch between light and dark"
    - main:
      - text: BETA
      - heading "A quiet place to remember someone you love" [level=1]
      - paragraph
      - paragraph
      - button "Begin"
      - button "I already have an account"
      - figure
      - region "What you find here":
        - list:
          - listitem:
            - heading "Precious memories" [level=2]
          - listitem:
            - heading "Natural dialogue" [level=2]
          - listitem:
            - heading "Always present" [level=2]
      - paragraph:
        - link "If tonight is very hard, there are people you can reach now."
    - contentinfo:
      - navigation "More":
        - link "Free grief resources"
        - link "Your safety"
        - link "Privacy policy"
        - link "Terms of service"
        - link "Accessibility"
  `);
});

test('registration: each error belongs to its field, and the first is where the reader is', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/auth?mode=register');
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Make your own quiet place" [level=1]
      - textbox "Email" [invalid]
      - textbox "Password" [invalid]
      - button "Show password"
      - textbox "Confirm password" [invalid]
      - button "Show password"
      - checkbox "I am 18 years of age or older" [invalid]
      - checkbox "I accept the Terms of Service and the Privacy Policy" [invalid]
      - heading "Photos and the AI" [level=2]
      - checkbox "I have read this and accept it" [invalid]
      - button "Create account"
  `);
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /^Password must contain at least one uppercase letter .*Must be at least 8 characters/,
  );
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  for (const [name, told] of [
    ['I am 18', 'You must be 18 or older to use this service'],
    ['I accept the Terms', 'You must accept the Terms of Service and the Privacy Policy'],
    ['I have read this', 'You must accept image rights and AI disclaimer'],
  ] as const) {
    await expect(page.getByRole('checkbox', { name })).toHaveAccessibleDescription(told);
  }

  // What the server refuses is read out, and it is told where to look.
  const heard = await listen(page);
  await registerOnScreen(page, 'anna@example.org');
  await logOut(page);
  await registerOnScreen(page, 'anna@example.org');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Notice Registration failed/));
  expect(consoleErrors.filter((line) => !line.includes('409'))).toEqual([]);
  consoleErrors.length = 0;
});

test('a conversation: a finished reply is read out once, care speaks under its own name', async ({
  page,
  product,
}) => {
  const heard = await listen(page);
  await arrive(page);
  await page.goto('/');
  const first = 'I have the fjord, and the berries. I have the long light too. What came next?';
  product.model.scenario('plain', { reply: first, tokensPerSecond: 20 });
  await write(page, 'We picked blueberries today.');
  await expect(replies(page)).toContainText(/What came next\?.*\d:\d\d/s);
  const announced = `The voice of Ingrid Halvorsen: ${first}`;
  const replyNews = async () => (await heard()).filter((text) => text.includes('The voice of'));
  await expect.poll(replyNews).toEqual([announced]);

  await write(page, 'I want to die. I will end my life tonight.');
  await expect(page.getByRole('link', { name: '988' }).first()).toBeVisible();
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^Keepsake speaks here, not the voice of Ingrid/));

  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - button "Your words to Ingrid Halvorsen"
    - complementary "Photo, profile and settings":
      - button "Photo of Ingrid Halvorsen. Change it"
      - paragraph: Ingrid Halvorsen
      - paragraph: "Speaking in: Warm"
      - button "Photo gallery"
      - button "Edit Profile"
      - paragraph: "Messages today: 1 / 2"
      - 'button "Language: English"'
      - button "Dim the room"
      - button "Keyboard shortcuts"
      - button "Log out"
      - link "Your account"
      - button "Permanently Delete Account"
    - main:
      - heading "Ingrid Halvorsen" [level=1]
      - text: AI
      - paragraph: /An AI speaks here in the voice of Ingrid Halvorsen/
      - log "Messages":
        - article:
          - heading "Today" [level=2]
          - heading "You" [level=2]
          - button "Edit"
          - button "Delete"
          - paragraph: We picked blueberries today.
        - article:
          - heading "The voice of Ingrid Halvorsen" [level=2]
          - paragraph: /You are writing with an AI/
          - paragraph: /What came next/
        - article:
          - heading "You" [level=2]
        - article:
          - heading "Keepsake speaks here, not the voice of Ingrid Halvorsen" [level=2]
          - paragraph:
            - link "988"
      - textbox "Your words to Ingrid Halvorsen"
      - button "Send" [disabled]
      - paragraph:
        - link "Grief resources"
        - link "Your safety"
    - status: /Keepsake speaks here/
  `);

  // The way back: care thanks, and the voice's next reply holds care's question.
  await write(page, "I'm safe now.");
  await expect(page.getByText('I am glad that you are safe.').first()).toBeVisible();
  // The same words once more are another reply, and are read out again.
  await write(page, 'And then I baked.');
  await expect
    .poll(async () => (await replyNews()).map((text) => text.startsWith(announced)))
    .toEqual([true, true]);
  expect((await replyNews())[1]).toContain('are you safe right now?');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - log "Messages"
      - heading "Time for a rest" [level=2]
      - paragraph: /Join me again at/
      - button "I need help now"
      - textbox "Your words to Ingrid Halvorsen" [disabled]
  `);
  await expect(composerOf(page)).toBeDisabled();
});

test('the account: a place and a heading for each matter', async ({ page }) => {
  await arrive(page);
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Who has looked' })).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - button "Dim the room"
      - link "Back to the conversation"
    - main:
      - heading "Your account" [level=1]
      - region "Email and help":
        - heading "Email and help" [level=2]
      - region "Subscription":
        - heading "Subscription" [level=2]
      - region "Password":
        - heading "Password" [level=2]
        - button "Change password"
      - region "Where you are logged in":
        - list
        - button "Log out everywhere"
      - region "Language and country":
        - combobox "Language"
        - combobox "Country for help lines"
      - region "Support access":
        - checkbox "Let administrators read along and help"
        - status
      - region "Who has looked":
        - paragraph
      - region "What you agreed to":
        - paragraph:
          - link "Terms of Service"
          - link "Privacy Policy"
      - region "A copy to keep":
        - button "Save a copy"
      - region "Bring a copy back":
        - button "Choose a saved copy"
      - region "Permanently Delete Account":
        - button "Delete my account"
    - contentinfo:
      - navigation "More"
  `);
});
