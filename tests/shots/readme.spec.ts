import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseLanguage } from '../e2e/screens.ts';
import { arrive, chooseTheme, settled, test } from '../e2e/support.ts';

const FOLDER = 'docs/pictures';
const WINDOW = { width: 1280, height: 800 };

/** Invented people, and what is written to them. */
const TALKS = {
  en: {
    profile: {
      name: 'Ingrid Halvorsen',
      tone: 'warm',
      importantDates: 'Born 3 May 1948 in Bergen. She died on 8 January 2024.',
      keyFacts: 'She was a midwife for thirty years.',
      favoriteMemories:
        'We picked blueberries above the fjord every August. She hummed while she kneaded the dough.',
      personality: 'She called me “Sparrow”.',
    },
    messages: [
      'Hello Mama. It has been a long week.',
      'Do you remember the blueberries?',
      'I miss you.',
    ],
  },
  ar: {
    profile: {
      name: 'نادية حداد',
      tone: 'warm',
      importantDates: 'وُلدت في 3 مايو 1948. توفيت في 8 يناير 2024.',
      keyFacts: 'كانت معلمة في المدرسة ثلاثين عامًا.',
      favoriteMemories: 'كنا نقطف الزيتون معًا كل خريف. كانت تدندن وهي تعجن الخبز.',
      personality: '',
    },
    messages: ['مرحبًا يا أمي، كان أسبوعًا طويلًا.', 'هل تذكرين الزيتون؟', 'اشتقت إليك.'],
  },
} as const;

async function keep(page: Page, name: string): Promise<void> {
  await settled(page);
  mkdirSync(FOLDER, { recursive: true });
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, quality: 90 })
    .toFile(join(FOLDER, `${name}.png`));
}

test.describe('pictures of the README', () => {
  test.use({
    settings: { PAYMENTS: 'off', AI_PROVIDER: 'builtin' },
    viewport: WINDOW,
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const language of ['en', 'ar'] as const) {
    test(language, async ({ page, product }) => {
      await chooseLanguage(page, product.url, language);
      const { profile, messages } = TALKS[language];
      if (language === 'en') {
        await page.goto('/');
        for (const theme of ['dark', 'light'] as const) {
          await chooseTheme(page, theme);
          await keep(page, `landing-${theme}`);
        }
      }
      const token = await arrive(page, { profile: false });
      const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
      await page.request.post('/api/profile', { data: profile, headers });
      for (const message of messages) {
        await page.request.post('/api/chat', { data: { message }, headers });
      }
      await page.goto('/chat');
      await page.getByText(messages[2]).first().waitFor();
      for (const theme of language === 'en' ? (['dark', 'light'] as const) : (['light'] as const)) {
        await chooseTheme(page, theme);
        await keep(page, `conversation-${language}-${theme}`);
      }
    });
  }
});
