import type { MailMessage } from './port.ts';

/** RFC 3834: told to be automatic, so that no holiday notice answers it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** A mail as nodemailer takes it. The address goes as an object, so that it is never parsed as a list. */
export function mailOptions(message: MailMessage, from: { name: string; address: string }) {
  const domain = from.address.split('@')[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${message.messageId}@${domain}>`,
    headers: { ...AUTOMATIC, 'Content-Language': message.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
