import type { SentencePacks } from '#server/sentence-packs.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#shared/languages.ts';
import { planPrice } from '#shared/rules/plan.ts';
import english from '#shared/sentences/mails/en.json' with { type: 'json' };
import { type Mail, renderMail } from './layout.ts';

type SentenceKey = keyof typeof english;

/** What a mail about a subscription tells: its subject and its paragraphs, in their order. */
const SUBSCRIPTION_NEWS = {
  started: ['started_subject', 'started_text', 'started_terms', 'started_cancel'],
  cancelled: ['cancelled_subject', 'cancelled_text', 'cancelled_kept'],
  withdrawn: ['withdrawn_subject', 'withdrawn_text', 'withdrawn_refund', 'cancelled_kept'],
  payment_failed: ['payment_failed_subject', 'payment_failed_text', 'payment_failed_kept'],
  yearly: ['yearly_subject', 'yearly_text', 'yearly_choice'],
} as const satisfies Record<string, readonly [SentenceKey, ...SentenceKey[]]>;

export type SubscriptionNews = keyof typeof SUBSCRIPTION_NEWS;

/** Facts that a mail about a subscription names; moments are ms since 1970. */
export interface SubscriptionFacts {
  /** When it renews, or ends; `now` where there is no such moment. */
  periodEnd: number | null;
  now: number;
  timeZone: string | null;
  /** Where the person sees it, or enters another card. */
  link: string;
}

/** Every mail the product writes, from the language and what is particular to it. */
export interface Mails {
  /** The way to a new password; `link` works once. */
  passwordReset(language: LanguageCode, values: { link: string }): Mail;
  /** The news that the password is another one now; `forgotPassword` is where to get it back. */
  passwordChanged(language: LanguageCode, values: { forgotPassword: string }): Mail;
  /** What is new about a subscription. */
  subscription(language: LanguageCode, news: SubscriptionNews, facts: SubscriptionFacts): Mail;
}

/** The mails of a product of that name and support address; what a pack lacks is said in English. */
export function createMails(
  packs: SentencePacks,
  values: { product: string; support: string },
): Mails {
  function sayIn(
    language: LanguageCode,
    more: Record<string, string> = {},
  ): (key: SentenceKey) => string {
    const named: Record<string, string> = { ...values, ...more };
    return (key) =>
      (packs.get(language)?.[key] ?? english[key]).replaceAll(
        /\{(\w+)\}/g,
        (whole, name: string) => named[name] ?? whole,
      );
  }

  /** The language the sentences are really in, for readers aloud. */
  function spoken(language: LanguageCode): LanguageCode {
    return packs.has(language) ? language : DEFAULT_LANGUAGE;
  }

  return {
    passwordReset(language, { link }) {
      const say = sayIn(language);
      return renderMail({
        language: spoken(language),
        subject: say('reset_subject'),
        blocks: [
          { text: say('reset_asked') },
          { action: say('reset_action'), url: link },
          { text: say('reset_once') },
          { text: say('reset_not_you') },
        ],
        signature: say('signature'),
      });
    },

    passwordChanged(language, { forgotPassword }) {
      const say = sayIn(language);
      return renderMail({
        language: spoken(language),
        subject: say('changed_subject'),
        blocks: [
          { text: say('changed_done') },
          { text: say('changed_not_you') },
          { action: say('changed_action'), url: forgotPassword },
        ],
        signature: say('signature'),
      });
    },

    subscription(language, news, facts) {
      const say = sayIn(language, inWords(spoken(language), facts));
      const [subject, ...texts] = SUBSCRIPTION_NEWS[news];
      return renderMail({
        language: spoken(language),
        subject: say(subject),
        blocks: [
          ...texts.map((key) => ({ text: say(key) })),
          { action: say('account_link'), url: facts.link },
        ],
        signature: say('subscription_signature'),
      });
    },
  };
}

/** Dates and the price as that language writes them. */
function inWords(
  language: LanguageCode,
  { now, periodEnd, timeZone }: SubscriptionFacts,
): Record<'date' | 'moment' | 'price', string> {
  const where = { dateStyle: 'long', timeZone: timeZone ?? 'UTC' } as const;
  const date = new Intl.DateTimeFormat(language, where);
  const moment = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: where.timeZone,
  });
  return {
    date: date.format(periodEnd ?? now),
    moment: moment.format(now),
    price: planPrice(language),
  };
}
