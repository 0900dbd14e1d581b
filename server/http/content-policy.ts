import { createHash } from 'node:crypto';

/** Hosts other than our own that a page may use: none, and Stripe's on the payment page alone. */
const HOSTS = {
  nobody: { scripts: '', frames: " 'none'", calls: '', images: '' },
  stripe: {
    scripts: ' https://js.stripe.com https://*.js.stripe.com',
    frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    calls: ' https://api.stripe.com',
    images: ' https://*.stripe.com',
  },
};

/**
 * The content security policy of a page: no script, style or host but our own, and those named.
 * Inline parts of the page are allowed by the hash of what was built.
 */
export function policyFor(page: string, others: keyof typeof HOSTS): string {
  const hosts = HOSTS[others];
  const scripts = hashes(page, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashes(page, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}${hosts.scripts}`,
    `style-src 'self'${styles}`,
    `img-src 'self' blob: data:${hosts.images}`,
    "font-src 'self'",
    `connect-src 'self'${hosts.calls}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src${hosts.frames}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}

function hashes(page: string, pattern: RegExp): string {
  return [...page.matchAll(pattern)]
    .map(
      (match) =>
        ` 'sha256-${createHash('sha256')
          .update(match[1] ?? '')
          .digest('base64')}'`,
    )
    .join('');
}
