import type { FastifyRequest } from 'fastify';
import type { LanguageCode } from '#shared/languages.ts';
import { isTimeZone } from '#shared/rules/day-key.ts';
import { requestLanguage } from './sentences.ts';

/** What a call tells of the person's surroundings. */
export interface Surroundings {
  language: LanguageCode;
  /** The IANA zone of the X-Timezone header; undefined when it named none that exists. */
  timeZone: string | undefined;
  /** The ISO 3166 country of the caller's first language ("en-GB"), where it names one. */
  country: string | undefined;
}

/** Language and zone of a call, from its headers; what is not understood is left out. */
export function surroundingsOf(request: FastifyRequest): Surroundings {
  const zone = request.headers['x-timezone'];
  return {
    language: requestLanguage(request.headers['accept-language']),
    timeZone: typeof zone === 'string' && zone.length <= 64 && isTimeZone(zone) ? zone : undefined,
    country: countryOf(request.headers['accept-language']),
  };
}

function countryOf(acceptLanguage: string | undefined): string | undefined {
  const match = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec((acceptLanguage ?? '').trim());
  return match?.[1]?.toUpperCase();
}
