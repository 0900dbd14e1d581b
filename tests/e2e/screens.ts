import { expect, type Locator, type Page } from '@playwright/test';
import type { LanguageCode } from '../../shared/languages.ts';
import { addressOf, PUBLIC_PAGES } from '../../shared/rules/public-pages.ts';
import { arrive, type Product } from './support.ts';
import type { Say } from './words.ts';

/** Somebody who goes through the product in one language, and stops at each of its screens. */
export interface Visit {
  page: Page;
  product: Product;
  language: LanguageCode;
  say: Say;
  /** Called at each screen, once it stands; `name` is the screen's. */
  at: (name: string) => Promise<void>;
}

/** Makes the browser one that has chosen the language. No page is opened yet. */
export async function chooseLanguage(page: Page, baseUrl: string, code: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: code, url: baseUrl }]);
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), code);
}

/** The public pages. */
async function throughPublicPages({ page, language, at, say }: Visit): Promise<void> {
  for (const name of PUBLIC_PAGES) {
    await page.goto(addressOf(name, language));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await at(name === '' ? 'landing' : name);
    if (name !== '') continue;
    await page.getByRole('button', { name: say('common.language') }).click();
    await expect(page.locator('[aria-current=true]')).toBeVisible();
    await at('languages');
    await page.keyboard.press('Escape');
  }
}

/** Logging in, registering, and the way to a new password, each with what can be wrong in it. */
async function throughDoor({ page, say, at }: Visit): Promise<void> {
  await page.goto('/auth');
  await button(page, say('auth.login')).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await at('log-in');
  await page.goto('/auth?mode=register');
  await page.getByLabel(say('auth.password'), { exact: true }).fill('Password1');
  await button(page, say('auth.register')).click();
  await expect(page.getByText(say('auth.problems.age_required'))).toBeVisible();
  await at('register');
  await page.goto('/forgot-password');
  await page.getByLabel(say('auth.email'), { exact: true }).fill('eva@example.org');
  await at('forgot-password');
  await button(page, say('auth.forgot.send')).click();
  await expect(page.getByText(say('auth.forgot.expiry'))).toBeVisible();
  await at('forgot-password-sent');
  await page.goto('/reset-password');
  await expect(page.getByText(say('auth.reset.invalidTitle'))).toBeVisible();
  await at('reset-password-invalid');
  await page.goto('/reset-password?token=0123456789abcdef0123456789abcdef');
  await expect(button(page, say('auth.reset.save'))).toBeVisible();
  await at('reset-password');
}

const NAME = 'Ingrid Halvorsen';

/** Each way through the product, and what the server must be set to for it. */
export const WALKS: Readonly<
  Record<string, { settings: Record<string, string>; walk: (visit: Visit) => Promise<void> }>
> = {
  'public pages': { settings: {}, walk: throughPublicPages },
  door: { settings: {}, walk: throughDoor },
  room: { settings: { PAYMENTS: 'off', DAILY_MESSAGE_LIMIT: '3' }, walk: throughRoom },
  subscription: { settings: { PAYMENTS: 'sandbox' }, walk: throughSubscription },
  administration: { settings: { PAYMENTS: 'off' }, walk: throughAdministration },
};

/** The profile, the conversation, and all that lies over it. Payments are off; the limit is three. */
async function throughRoom(visit: Visit): Promise<void> {
  const { page, say, at, product, language } = visit;
  const token = await arrive(page, { profile: false });
  await page.goto('/');
  await button(page, say('profile.create')).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await at('profile');
  await describe(page, token);
  await page.goto('/');
  await expect(page.getByText(say('chat.empty.title'))).toBeVisible();
  await at('conversation-empty');
  product.model.scenario('plain', { reply: 'We were at the fjord in 1951. What came next?' });
  await write(visit, 'I picked blueberries today.');
  await expect(page.getByText('What came next?').first()).toBeVisible();
  // Announced last of all: the reply stands.
  await expect(page.getByRole('status').filter({ hasText: 'What came next?' })).toHaveCount(1);
  await at('conversation');
  await throughSearch(visit);
  await throughReply(visit);
  await throughDialogs(visit);
  await throughAccount(visit);
  await page.goto('/');
  for (const text of ['And then I baked.', 'It was good.']) await write(visit, text);
  await expect(page.getByText(say('chat.rest.title'))).toBeVisible();
  await at('limit');
  await button(page, say('chat.rest.help')).click();
  await expect(page.getByText(say('chat.help.title'))).toBeVisible();
  await at('help');
  // Last, since care then goes on answering.
  await page.request.post('/api/chat', {
    headers: { authorization: `Bearer ${token}`, 'accept-language': `${language}-US` },
    data: { message: 'I want to die. I will end my life tonight.' },
  });
  await page.goto('/');
  await expect(page.getByText(/988/).first()).toBeVisible();
  await at('crisis');
}

/** What is looked for and found, nothing found, and the message in its place. */
async function throughSearch({ page, say, at }: Visit): Promise<void> {
  await button(page, say('search.open')).click();
  const field = page.getByRole('searchbox', { name: say('search.label') });
  await field.fill('Quillfeather');
  await expect(page.getByText(say('search.none'))).toBeVisible();
  await at('search-none');
  await field.fill('blueberries');
  const hit = page.getByRole('listitem').getByRole('button', { name: /I picked/ });
  await expect(hit).toBeVisible();
  await at('search');
  await hit.click();
  await expect(page.locator('article:focus')).toHaveCount(1);
  await at('search-in-place');
}

/** What can be asked of a reply. */
async function throughReply({ page, say, at }: Visit): Promise<void> {
  // Where nothing can hover, what can be asked stands in a menu.
  const more = button(page, say('chat.replyActions')).last();
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole('menuitem', { name: say('chat.whereFrom') }).click();
  } else {
    await button(page, say('chat.whereFrom')).click();
  }
  await expect(page.getByRole('dialog')).toContainText(say('remember.sources.imagined'));
  await at('sources');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('chat.notRight') })
    .click();
  await page.getByLabel(say('remember.correct.how')).fill('It was 1952.');
  await at('correction');
  await page.getByLabel(say('remember.correct.how')).fill('');
  await page.keyboard.press('Escape');
  // While it fades, nothing behind it is there for anybody.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function throughDialogs({ page, say, at }: Visit): Promise<void> {
  const panelButton = button(page, say('chat.openPanel'));
  if (await panelButton.isVisible()) {
    await panelButton.click();
    await at('panel');
  }
  await button(page, say('chat.editProfile')).click();
  await expect(page.getByRole('dialog', { name: say('profile.editTitle') })).toBeVisible();
  await at('profile-dialog');
  await page.keyboard.press('Escape');
  if (await panelButton.isVisible()) await panelButton.click();
  await button(page, say('chat.photoOf', { name: NAME })).click();
  await expect(page.getByRole('dialog', { name: say('photos.title'), exact: true })).toBeVisible();
  await at('photo');
  await page.keyboard.press('Escape');
  if (await panelButton.isVisible()) await panelButton.click();
  await button(page, say('photos.gallery')).click();
  await expect(page.getByText(say('photos.empty'))).toBeVisible();
  await at('gallery');
  await page.keyboard.press('Escape');
  if (await panelButton.isVisible()) await page.keyboard.press('Escape');
  await page.getByRole('textbox').first().press('Control+/');
  await expect(page.getByRole('dialog', { name: say('chat.shortcuts.title') })).toBeVisible();
  await at('shortcuts');
  await page.keyboard.press('Escape');
}

async function throughAccount({ page, say, at }: Visit): Promise<void> {
  await page.goto('/account');
  await expect(page.getByText(say('visits.none'))).toBeVisible();
  const remembered = page.getByRole('region', { name: say('remember.list.title') });
  await expect(remembered.locator('summary').first()).toBeVisible();
  for (const kind of await remembered.locator('summary').all()) await kind.click();
  await expect(remembered.getByText('She was a midwife for thirty years.')).toBeVisible();
  await at('account');
  await button(page, say('leaving.delete.begin')).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await at('delete-account');
  await page.keyboard.press('Escape');
}

/** The subscription: payments are a trial. */
async function throughSubscription({ page, say, at }: Visit): Promise<void> {
  await arrive(page, { profile: false });
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: say('billing.title') })).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await at('subscribe');
}

/** The administrators' page, and what they are asked before they open another's account. */
async function throughAdministration({ page, product, at }: Visit): Promise<void> {
  await arrive(page);
  product.admin('grant', 'eva@example.org');
  await page.request.post('/api/auth/register', {
    data: { email: 'bela@example.org', password: 'Sommer1987', ageAcknowledged: true },
  });
  await page.goto('/admin');
  const open = page.getByRole('button', { name: 'bela@example.org' });
  await expect(open).toBeVisible();
  await at('admin');
  await open.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await at('login-as');
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

async function describe(page: Page, token: string): Promise<void> {
  const answer = await page.request.post('/api/profile', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name: NAME,
      importantDates: 'Born 3 May 1948 in Bergen. She died on 8 January 2024.',
      keyFacts: 'She was a midwife for thirty years.',
      favoriteMemories: 'We picked blueberries above the fjord every August.',
    },
  });
  expect(answer.ok()).toBe(true);
}

async function write({ page, say }: Visit, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: say('chat.composer', { name: NAME }) });
  await composer.fill(text);
  // While a reply is made, nothing is sent.
  await expect(button(page, say('chat.send'))).toBeEnabled();
  await composer.press('Enter');
  await expect(composer).toHaveValue('');
}
