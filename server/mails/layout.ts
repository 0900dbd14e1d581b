import type { MailMessage } from '#server/ports/mailer/port.ts';
import { LANGUAGES, type LanguageCode } from '#shared/languages.ts';

/** A mail as it is written, before anybody is named to get it. */
export type Mail = Pick<MailMessage, 'subject' | 'text' | 'html' | 'language'>;

/** A paragraph, or a link that stands on its own. */
export type Block = { text: string } | { action: string; url: string };

interface Letter {
  language: LanguageCode;
  subject: string;
  blocks: Block[];
  /** Who writes and why, in small print at the end. */
  signature: string;
}

/**
 * A mail as text and as HTML. Styles are inline, since mail programs drop sheets; nothing is
 * fetched, so that opening tells nobody; no colour but the link's, which is legible on light and
 * dark, so that a program may show it in either.
 */
export function renderMail({ language, subject, blocks, signature }: Letter): Mail {
  const text = [...blocks.map(asText), `-- \n${signature}`].join('\n\n');
  const dir = LANGUAGES.find(({ code }) => code === language)?.dir ?? 'ltr';
  const html = `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${BODY}">
<div lang="${language}" dir="${dir}" style="${LETTER}">
<h1 style="${HEADING}">${escapeHtml(subject)}</h1>
${blocks.map(asHtml).join('\n')}
<p style="${SMALL}">${escapeHtml(signature)}</p>
</div>
</body>
</html>
`;
  return { language, subject, text: `${text}\n`, html };
}

const BODY = 'margin:0;padding:0;color-scheme:light dark';
const LETTER =
  "max-width:34em;margin:0 auto;padding:32px 20px;text-align:start;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const HEADING =
  "margin:0 0 24px;font:600 24px/1.3 'Iowan Old Style','Palatino Linotype',Georgia,serif";
const PARAGRAPH = 'margin:0 0 20px';
const ACTION =
  'display:inline-block;padding:12px 20px;border-radius:8px;background-color:#8a5a1c;color:#ffffff;text-decoration:none;font-weight:600';
/** The address once more, for programs that show no links. */
const ADDRESS = 'margin:0 0 20px;font-size:14px;word-break:break-all';
const SMALL = 'margin:32px 0 0;padding-top:16px;border-top:1px solid #8a8a8a;font-size:14px';

function asText(block: Block): string {
  return 'text' in block ? block.text : `${block.action}:\n${block.url}`;
}

function asHtml(block: Block): string {
  if ('text' in block) return `<p style="${PARAGRAPH}">${escapeHtml(block.text)}</p>`;
  const url = escapeHtml(block.url);
  return `<p style="${PARAGRAPH}"><a href="${url}" style="${ACTION}">${escapeHtml(block.action)}</a></p>
<p dir="ltr" style="${ADDRESS}">${url}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
