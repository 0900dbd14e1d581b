import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Section } from '#client/ui/section.tsx';
import { useExport, useImport } from './use-leaving.ts';

/** Taking everything along, bringing it back, and leaving; open with and without a subscription. */
export function LeavingSection() {
  return (
    <>
      <ExportPart />
      <ImportPart />
      <DeletionPart />
    </>
  );
}

function ExportPart() {
  const { t } = useTranslation();
  const { mutate, isPending } = useExport();
  return (
    <Section title={t('leaving.export.title')}>
      <p className="text-ink-soft">{t('leaving.export.text')}</p>
      <Button
        variant="quiet"
        className="self-start"
        busy={isPending}
        icon={<Download aria-hidden size={18} />}
        onClick={() => mutate()}
      >
        {t('leaving.export.save')}
      </Button>
    </Section>
  );
}

function ImportPart() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { bring, bringing, share } = useImport();
  return (
    <Section title={t('leaving.import.title')}>
      <p className="text-ink-soft">{t('leaving.import.text')}</p>
      <Button
        variant="quiet"
        className="self-start"
        busy={bringing}
        icon={<Upload aria-hidden size={18} />}
        onClick={() => input.current?.click()}
      >
        {t('leaving.import.choose')}
      </Button>
      {bringing ? <Progress share={share} /> : null}
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        // The button is what is pressed, and read out.
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) bring(file);
          // The same file may be chosen again after it was refused.
          event.target.value = '';
        }}
      />
    </Section>
  );
}

/** How much was sent; once all of it was, the rest is the server's, of unknown length. */
function Progress({ share }: { share: number }) {
  const { t, i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share);
  const sent = share >= 1;
  return (
    <div className="flex flex-col gap-1.5">
      <progress
        {...(!sent && { value: share, max: 1 })}
        aria-label={t('leaving.import.bringing')}
        className="h-1.5 w-full max-w-60 accent-amber"
      />
      <output className="text-small text-ink-soft">
        {sent ? t('leaving.import.bringing') : t('leaving.import.progress', { percent })}
      </output>
    </div>
  );
}

function DeletionPart() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Section title={t('leaving.delete.title')}>
      <p className="text-ink-soft">{t('leaving.delete.about')}</p>
      <Button variant="quiet" className="self-start" onClick={() => setOpen(true)}>
        {t('leaving.delete.begin')}
      </Button>
      <DeleteAccountDialog open={open} onOpenChange={setOpen} />
    </Section>
  );
}
