/** The one plan (spec.md section 9): what it costs, how often, and how much it holds. */
export const PLAN = {
  priceCents: 2_900,
  currency: 'USD',
  interval: 'month',
  /** Which wording of price, renewal, limits and cancelling a person agrees to. */
  termsVersion: '2026-11-21',
} as const;

const DAY_MS = 86_400_000;

/**
 * The monthly price as the language writes it: "$29". Where the text around it runs from right to
 * left, amount and currency keep their own direction; without the marks at both ends "29 US$" is
 * shown as "$29 US" in a mail, where nothing else sets it apart.
 */
export function planPrice(language: string): string {
  const price = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: PLAN.currency,
    maximumFractionDigits: 0,
  }).format(PLAN.priceCents / 100);
  return language === 'ar' ? `\u200e${price.replaceAll(/[\u200e\u200f]/g, '')}\u200e` : price;
}

/**
 * How long a contract can be withdrawn from. The law (Directive 2011/83/EU, article 9) says fourteen
 * days; the day it was made is not counted and the last day counts whole (Regulation 1182/71,
 * article 3), so that fifteen times 24 hours are never too few.
 */
export const WITHDRAWAL_MS = 15 * DAY_MS;

/**
 * The time zones of the European Union and of the countries that have its right of withdrawal:
 * Iceland, Liechtenstein and Norway by treaty, the United Kingdom and Switzerland by custom.
 */
const ZONES = new Set(
  `Amsterdam Andorra Athens Belfast Berlin Bratislava Brussels Bucharest Budapest Busingen
  Copenhagen Dublin Gibraltar Guernsey Helsinki Isle_of_Man Jersey Lisbon Ljubljana London Luxembourg
  Madrid Malta Mariehamn Monaco Nicosia Oslo Paris Prague Riga Rome San_Marino Sofia Stockholm Tallinn
  Vaduz Vatican Vienna Vilnius Warsaw Zagreb Zurich`
    .split(/\s+/)
    .map((city) => `Europe/${city}`)
    .concat(
      'Asia/Nicosia',
      'Asia/Famagusta',
      'Africa/Ceuta',
      'America/Cayenne',
      'America/Guadeloupe',
      'America/Martinique',
      'America/Marigot',
      'Arctic/Longyearbyen',
      'Atlantic/Azores',
      'Atlantic/Canary',
      'Atlantic/Madeira',
      'Atlantic/Reykjavik',
      'Indian/Mayotte',
      'Indian/Reunion',
    ),
);

/** The same as countries (ISO 3166). */
const COUNTRIES = new Set(
  `AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE
  SI SK SM VA`.split(/\s+/),
);

/**
 * Whether somebody is shown the way to withdraw from the contract: in such an IANA time zone, or in
 * such a country, where they have chosen one. Either is enough, for whoever travels.
 */
export function showsWithdrawal(timeZone: string, country: string | null): boolean {
  return ZONES.has(timeZone) || (country !== null && COUNTRIES.has(country));
}
