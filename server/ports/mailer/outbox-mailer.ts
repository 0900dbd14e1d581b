import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mailOptions } from './mail-options.ts';
import type { Mailer } from './port.ts';

/**
 * Puts each mail as a file (.eml, readable by its owner alone) into a folder, for machines without a
 * mail server. A repeated delivery replaces the file. Throws what the file system throws.
 */
export function createOutboxMailer(
  folder: string,
  from: { name: string; address: string },
): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const { message: raw } = await transport.sendMail(mailOptions(message, from));
      const path = join(folder, `${message.messageId.replaceAll(/[^\w.-]/g, '_')}.eml`);
      const draft = `${path}.part`;
      try {
        await writeFile(draft, raw, { mode: 0o600 });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
